// @ts-check
// SPDX-License-Identifier: Apache-2.0
// Talks to the process: answers come in the order of the requests.

import { readFrame } from "./wire.mjs";
import { XRayReader } from "./xraywire.mjs";

/** Milliseconds before a broken connection is opened again. */
const reconnectDelay = 300;
/** Requests without an answer; the process reads the next when it has answered the one before. */
const maximumPending = 16;

/** A connection that opens itself again where it breaks. */
export class Connection {
  /**
   * @param {string} address
   * @param {(address: string) => WebSocket} [makeSocket]
   */
  constructor(address, makeSocket = (address) => new WebSocket(address)) {
    this.address = address;
    this.makeSocket = makeSocket;
    /** @type {WebSocket | undefined} */
    this.socket = undefined;
    this.isOpen = false;
    this.xrayReader = new XRayReader();
    /** @type {{text: string, use: (answer: any) => void}[]} */
    this.waiting = [];
    /** @type {{text: string, use: (answer: any) => void}[]} */
    this.pending = [];
    this.onOpen = () => {};
    this.onClose = () => {};
    /** @type {(reason: string) => void} */
    this.onError = () => {};
  }

  open() {
    const socket = this.makeSocket(this.address);
    this.socket = socket;
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      this.isOpen = true;
      this.sendNext();
      this.onOpen();
    };
    socket.onmessage = (event) => this.receive(event.data);
    socket.onclose = () => {
      this.isOpen = false;
      // What was asked is never answered.
      this.pending = [];
      this.waiting = [];
      this.onClose();
      setTimeout(() => this.open(), reconnectDelay);
    };
  }

  /** Whether a request waits for its answer. */
  get isBusy() { return this.pending.length > 0 || this.waiting.length > 0; }

  /**
   * Sends a request, and hands the answer, a frame or an object, to a function.
   * @param {object} message
   * @param {(answer: any) => void} use
   */
  send(message, use) {
    this.waiting.push({ text: flatJSON(message), use });
    this.sendNext();
  }

  /**
   * Sends a request; the answer comes as a promise.
   * @param {object} message
   * @returns {Promise<any>}
   */
  ask(message) { return new Promise((resolve) => this.send(message, resolve)); }

  sendNext() {
    while (this.isOpen && this.pending.length < maximumPending) {
      const request = this.waiting.shift();
      if (!request) return;
      this.pending.push(request);
      this.socket?.send(request.text);
    }
  }

  /** @param {string | ArrayBuffer} data */
  receive(data) {
    const answer = typeof data === "string" ? JSON.parse(data) : readFrame(data, this.xrayReader);
    if (answer.error) this.onError(answer.error);
    this.pending.shift()?.use(answer);
    this.sendNext();
  }
}

/**
 * A flat object as the process reads it: brackets in its texts are escaped.
 * @param {object} message
 */
export function flatJSON(message) {
  return JSON.stringify(message).replace(/(?!^)[[{]/g, (bracket) => bracket === "[" ? "\\u005b" : "\\u007b");
}
