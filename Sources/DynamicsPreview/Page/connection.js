"use strict";
// Talks to the process: answers come in the order of the questions.

const find = (id) => document.getElementById(id);

const connection = {
  socket: undefined, waiting: [], asked: [],

  /** Questions without an answer; the process drops answers beyond 32 that nobody reads. */
  most: 16,

  open() {
    this.socket = new WebSocket(`ws://${location.host}/live`);
    this.socket.binaryType = "arraybuffer";
    this.socket.onopen = () => { notice(""); this.next(); onConnected(); };
    this.socket.onmessage = (event) => this.receive(event.data);
    this.socket.onclose = () => {
      this.asked = [];
      this.waiting = [];
      onDisconnected();
      notice("The process is gone. Waiting for it to come back …");
      setTimeout(() => this.open(), 1000);
    };
  },

  get isBusy() { return this.asked.length > 0 || this.waiting.length > 0; },

  /** Asks, and hands the answer, a frame or an object, to a function. */
  send(message, use) {
    this.waiting.push({ text: JSON.stringify(message), use });
    this.next();
  },

  /** Asks; the answer comes as a promise. */
  ask(message) { return new Promise((resolve) => this.send(message, resolve)); },

  next() {
    while (this.waiting.length && this.asked.length < this.most && this.socket?.readyState === WebSocket.OPEN) {
      this.asked.push(this.waiting.shift());
      this.socket.send(this.asked.at(-1).text);
    }
  },

  receive(data) {
    const answer = typeof data === "string" ? JSON.parse(data) : readFrame(data);
    if (answer.error) notice(`The preview says: ${answer.error}.`);
    this.asked.shift()?.use(answer);
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
  if (version !== 2) return { error: `frames of version ${version} cannot be read` };
  const frame = { isReset: byte() === 1, frame: word(), furthest: word(), time: double() };
  frame.hash = view.getBigUint64(at, true).toString(16).padStart(16, "0");
  at += 8;
  frame.cost = float();
  frame.counters = Array.from({ length: 6 }, word);
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
