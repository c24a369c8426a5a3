"use strict";
// Talks to the process: one question at a time, so that a slow page is never flooded.

const find = (id) => document.getElementById(id);

const connection = {
  socket: undefined, waiting: [], asked: undefined,

  open() {
    this.socket = new WebSocket(`ws://${location.host}/live`);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => { notice(""); this.next(); onConnected(); };
    this.socket.onmessage = (event) => this.receive(event.data);
    this.socket.onclose = () => {
      this.asked = undefined;
      this.waiting = [];
      notice("The process is gone. Waiting for it to come back …");
      setTimeout(() => this.open(), 1000);
    };
  },

  get isBusy() { return this.asked !== undefined || this.waiting.length > 0; },

  /** Asks; the answer is a frame or an object. */
  ask(message) {
    return new Promise((resolve) => {
      this.waiting.push({ text: JSON.stringify(message), resolve });
      this.next();
    });
  },

  next() {
    if (this.asked || this.waiting.length === 0 || this.socket?.readyState !== WebSocket.OPEN) return;
    this.asked = this.waiting.shift();
    this.socket.send(this.asked.text);
  },

  receive(data) {
    const answer = typeof data === "string" ? JSON.parse(data) : readFrame(data);
    if (answer.error) notice(`The preview says: ${answer.error}.`);
    const { resolve } = this.asked ?? {};
    this.asked = undefined;
    resolve?.(answer);
    this.next();
  },
};

function notice(text) {
  find("notice").textContent = text;
  find("notice").hidden = text === "";
}

/** Reads a frame as the process writes it: the lowest byte first. */
function readFrame(buffer) {
  const view = new DataView(buffer);
  let at = 0;
  const byte = () => view.getUint8(at++);
  const short = () => { at += 2; return view.getUint16(at - 2, true); };
  const word = () => { at += 4; return view.getUint32(at - 4, true); };
  const float = () => { at += 4; return view.getFloat32(at - 4, true); };
  const double = () => { at += 8; return view.getFloat64(at - 8, true); };
  const version = byte();
  if (version !== 1) return { error: `frames of version ${version} cannot be read` };
  const frame = { isReset: byte() === 1, frame: word(), furthest: word(), time: double() };
  frame.hash = view.getBigUint64(at, true).toString(16).padStart(16, "0");
  at += 8;
  frame.cost = float();
  frame.fingers = Array.from({ length: short() }, () => [float(), float()]);
  frame.motions = Array.from({ length: word() }, () => {
    const motion = { node: word(), rotation: 0, scaleX: 1, scaleY: 1, shear: 0, opacity: 1 };
    const parts = byte();
    motion.x = float();
    motion.y = float();
    if (parts & 1) motion.rotation = float();
    if (parts & 2) { motion.scaleX = float(); motion.scaleY = float(); }
    if (parts & 4) motion.shear = float();
    if (parts & 8) motion.opacity = float();
    return motion;
  });
  const length = word();
  const json = length ? JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, at, length))) : {};
  frame.nodes = json.changes?.nodes ?? [];
  frame.looks = json.changes?.looks ?? [];
  frame.definitions = json.changes?.definitions ?? [];
  frame.events = json.changes?.events ?? [];
  frame.behaviors = json.changes?.behaviors;
  frame.xray = json.xray ?? undefined;
  return frame;
}
