// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Saves what runs: the browser draws pictures and videos, the process writes pages and traces.

/** @typedef {import("../../DynamicsSimulator/Client/device.mjs").DeviceView} DeviceView */
/** @typedef {import("../../DynamicsSimulator/Client/player.mjs").Player} Player */
/** @typedef {import("./live.mjs").LiveSource} LiveSource */

/** Pixels to a point, in pictures and in videos. */
const pictureScale = 3, videoScale = 2;
/** Frames per second of videos: half of the scene's. */
const videoRate = 30;

/** The menu of files. */
export class Saving {
  /**
   * @param {DeviceView} device
   * @param {LiveSource} source
   * @param {Player} player
   * @param {(notice: string) => void} notify
   */
  constructor(device, source, player, notify) {
    this.device = device;
    this.source = source;
    this.player = player;
    this.notify = notify;
    /** @type {NodeListOf<HTMLElement>} */
    const buttons = document.querySelectorAll("[data-save]");
    for (const button of buttons) {
      button.addEventListener("click", () => {
        button.closest("details")?.removeAttribute("open");
        this.save(button.dataset.save ?? "");
      });
    }
  }

  /** @param {string} kind */
  save(kind) {
    if (kind === "png") return this.savePicture();
    return kind === "webm" ? this.saveVideo() : this.saveFile(kind);
  }

  /**
   * Gives a file to the browser's downloads.
   * @param {string} name
   * @param {Blob} blob
   */
  download(name, blob) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /**
   * Draws the device as it is now.
   * @param {HTMLCanvasElement} canvas
   */
  async draw(canvas) {
    const copy = /** @type {SVGSVGElement} */ (this.device.svg?.cloneNode(true));
    const style = document.createElementNS(copy.namespaceURI, "style");
    style.textContent = [...document.styleSheets[0].cssRules].map((rule) => rule.cssText)
      .filter((text) => /^(:root|#xray|#touches|@media \(prefers-color-scheme)/.test(text)).join("\n");
    copy.prepend(style);
    const image = new Image(), markup = new XMLSerializer().serializeToString(copy);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`;
    await image.decode();
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  }

  /** @param {number} scale */
  makeCanvas(scale) {
    const canvas = document.createElement("canvas"), box = this.device.svg?.viewBox.baseVal;
    canvas.width = Math.round((box?.width ?? 0) * scale);
    canvas.height = Math.round((box?.height ?? 0) * scale);
    return canvas;
  }

  async savePicture() {
    const canvas = this.makeCanvas(pictureScale);
    await this.draw(canvas);
    canvas.toBlob((blob) => {
      if (blob) this.download(`${this.source.scene?.id}-${this.source.frame}.png`, blob);
    });
  }

  /** Plays the run from its start and lets the browser encode it. */
  async saveVideo() {
    const { source } = this, { id = "", duration = 0 } = source.scene ?? {};
    const canvas = this.makeCanvas(videoScale), stream = canvas.captureStream(0);
    const track = /** @type {CanvasCaptureMediaStreamTrack} */ (stream.getVideoTracks()[0]);
    const recorder = new MediaRecorder(stream, { mimeType: "video/webm", videoBitsPerSecond: 6e6 });
    /** @type {Blob[]} */
    const parts = [];
    const end = Math.max(source.last, Math.round(duration * source.framesPerSecond));
    recorder.ondataavailable = (event) => parts.push(event.data);
    const show = async () => { await this.draw(canvas); track.requestFrame(); };
    this.player.setPlaying(false);
    recorder.start(200);
    for (let frame = 0; frame <= end; frame += source.framesPerSecond / videoRate) {
      const due = performance.now() + 1000 / videoRate;
      this.notify(`Recording a video: ${Math.round(frame / end * 100)} percent`);
      await source.reach(frame);
      await show();
      await wait(due - performance.now());
    }
    // The last picture stays for half a second, and longer if the encoder has not caught up.
    const size = () => parts.reduce((sum, part) => sum + part.size, 0);
    for (let round = 0; round < 5 || (size() < 1000 && round < 300); round += 1) {
      await show();
      await wait(100);
    }
    recorder.onstop = () => this.download(`${id}.webm`, new Blob(parts, { type: "video/webm" }));
    recorder.stop();
    this.notify("");
  }

  /** @param {string} kind */
  async saveFile(kind) {
    const { file } = await this.source.connection.ask({ do: "save", as: kind });
    if (!file) return;
    this.download(file.name, new Blob([file.text], { type: file.type }));
    if (file.note) this.notify(`${file.note}.`);
  }
}

/** @param {number} milliseconds */
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, Math.max(milliseconds, 0)));
