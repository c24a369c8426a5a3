"use strict";
// Mouse, pen and touch become fingers of the app.

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
