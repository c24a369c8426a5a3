"use strict";
// Saves what runs: the browser draws pictures and videos, the process writes pages and traces.

const saving = {
  /** Gives a file to the browser's downloads. */
  give(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  },

  /** Draws the device as it is now. */
  async draw(canvas) {
    const copy = stage.svg.cloneNode(true);
    const style = document.createElementNS(namespace, "style");
    style.textContent = [...document.styleSheets[0].cssRules].map((rule) => rule.cssText)
      .filter((text) => /^(:root|#xray|#touches|@media \(prefers-color-scheme)/.test(text)).join("\n");
    copy.prepend(style);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
    await image.decode();
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  },

  canvas(scale) {
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(stage.svg.viewBox.baseVal.width * scale);
    canvas.height = Math.round(stage.svg.viewBox.baseVal.height * scale);
    return canvas;
  },

  async png() {
    const canvas = this.canvas(3);
    await this.draw(canvas);
    canvas.toBlob((blob) => this.give(`${player.scene.id}-${player.frame}.png`, blob));
  },

  /** Plays the run from its start and lets the browser encode it. */
  async webm() {
    const canvas = this.canvas(2);
    const stream = canvas.captureStream(0), [track] = stream.getVideoTracks();
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm", videoBitsPerSecond: 6e6 });
    const parts = [], end = Math.max(player.furthest, Math.round(player.scene.duration * 60));
    recorder.ondataavailable = (event) => parts.push(event.data);
    const show = async () => { await this.draw(canvas); track.requestFrame(); };
    const wait = (time) => new Promise((resolve) => setTimeout(resolve, Math.max(time, 0)));
    player.setPlaying(false);
    recorder.start(200);
    for (let frame = 0; frame <= end; frame += 2) {
      const due = performance.now() + 1000 / 30;
      notice(`Recording a video: ${Math.round(frame / end * 100)} percent`);
      await player.seek(frame, true);
      await show();
      await wait(due - performance.now());
    }
    // The last picture stays for half a second, and longer if the encoder has not caught up.
    const size = () => parts.reduce((sum, part) => sum + part.size, 0);
    for (let round = 0; round < 5 || (size() < 1000 && round < 300); round += 1) {
      await show();
      await wait(100);
    }
    recorder.onstop = () => this.give(`${player.scene.id}.webm`, new Blob(parts, { type: "video/webm" }));
    recorder.stop();
    notice("");
  },

  async file(kind) {
    const answer = await connection.ask({ do: "save", as: kind });
    if (answer.file) this.give(answer.file.name, new Blob([answer.file.text], { type: answer.file.type }));
  },
};

for (const button of document.querySelectorAll("[data-save]")) {
  button.addEventListener("click", () => {
    button.closest("details").open = false;
    const kind = button.dataset.save;
    if (kind === "png" || kind === "webm") saving[kind](); else saving.file(kind);
  });
}
