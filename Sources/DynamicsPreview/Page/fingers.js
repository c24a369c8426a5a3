"use strict";
// Mouse, pen and touch become fingers of the app; a mouse that only points is told what is there.

const fingers = { down: new Map() };

fingers.free = function () {
  const used = new Set(this.down.values());
  return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((number) => !used.has(number));
};

fingers.send = async function (what, finger, event) {
  const point = what === "up" ? {} : stage.point(event);
  await connection.ask({ do: what, finger, ...point });
  // A moment that stands still shows at once what the finger did.
  if (!player.isPlaying) player.refresh();
};

find("stage").addEventListener("pointerdown", (event) => {
  const finger = fingers.free();
  if (event.button !== 0 || finger === undefined || !stage.svg) return;
  event.preventDefault();
  find("stage").setPointerCapture(event.pointerId);
  fingers.down.set(event.pointerId, finger);
  fingers.send("down", finger, event);
});
find("stage").addEventListener("pointermove", (event) => {
  const finger = fingers.down.get(event.pointerId);
  if (finger !== undefined) fingers.moved = { ...fingers.moved, [finger]: event };
});
for (const name of ["pointerup", "pointercancel"]) {
  find("stage").addEventListener(name, (event) => {
    const finger = fingers.down.get(event.pointerId);
    if (finger === undefined) return;
    fingers.flush();
    fingers.down.delete(event.pointerId);
    fingers.send("up", finger, event);
  });
}

/** Sends where fingers went since the last frame: one message a finger, however fast the mouse. */
fingers.flush = function () {
  for (const [finger, event] of Object.entries(this.moved ?? {})) {
    this.send("move", Number(finger), event);
  }
  this.moved = undefined;
};

const tips = {
  /** Where the pointer is; undefined while it is elsewhere or pressed. */
  point: undefined, isAsking: false, before: 0,

  /** Asks ten times a second, because what is below a pointer that rests may move. */
  follow(now) {
    if (!this.point || this.isAsking || now - this.before < 100) return;
    this.before = now;
    this.isAsking = true;
    connection.send({ do: "inspect", ...stage.point(this.point) }, (answer) => {
      this.isAsking = false;
      this.show(this.point ? answer.tip : undefined);
    });
  },

  show(tip) {
    const box = find("tip");
    box.hidden = !tip;
    if (!tip) return;
    const n = (value) => value.toFixed(1).replace(/\.0$/, "");
    const rows = [["position", `${n(tip.x)}, ${n(tip.y)}`], ["size", `${n(tip.width)} × ${n(tip.height)}`]];
    if (tip.motion) {
      const { velocityX, velocityY, angularVelocity, isAwake, isAnchored } = tip.motion;
      rows.push(["velocity", `${n(velocityX)}, ${n(velocityY)}`]);
      if (Math.abs(angularVelocity) >= 0.05) rows.push(["turning", `${n(angularVelocity)} rad/s`]);
      rows.push(["state", isAnchored ? "anchored" : isAwake ? "awake" : "asleep"]);
    }
    const list = rows.map(([label, text]) => `<dt>${label}</dt><dd>${text}</dd>`).join("");
    box.innerHTML = `<strong>${escaped(tip.name)}</strong> <span>${escaped(tip.type)}</span><dl>${list}</dl>`;
    this.place(box);
  },

  /** Beside the pointer, within the window. */
  place(box) {
    const { width, height } = box.getBoundingClientRect();
    const { clientX, clientY } = this.point;
    const x = clientX + 18 + width > innerWidth ? clientX - 14 - width : clientX + 18;
    const y = Math.min(Math.max(clientY - height / 2, 8), innerHeight - height - 8);
    box.style.transform = `translate(${Math.max(x, 8)}px, ${y}px)`;
  },

  leave() {
    this.point = undefined;
    find("tip").hidden = true;
  },
};

find("stage").addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch" || fingers.down.size || !stage.svg) return tips.leave();
  tips.point = { clientX: event.clientX, clientY: event.clientY };
});
find("stage").addEventListener("pointerdown", () => tips.leave());
find("stage").addEventListener("pointerleave", () => tips.leave());
