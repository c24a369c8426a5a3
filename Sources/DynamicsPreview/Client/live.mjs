// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A connection as a source of frames: each frame is asked for, and comes later.

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./connection.mjs").Connection} Connection */
/** @typedef {import("./wire.mjs").LiveFrame} LiveFrame */

/**
 * A scene as the process describes it.
 * @typedef {object} Scene
 * @property {string} id
 * @property {string} title
 * @property {string} summary
 * @property {string} group
 * @property {number} width
 * @property {number} height
 * @property {number} duration
 * @property {string} device the empty device, as SVG
 * @property {boolean} hasTouches
 * @property {boolean} showsXRay
 * @property {string} [source]
 * @property {{name: string, minimum: number, maximum: number, value: number, unit: string}[]} parameters
 */

/** Frames that one request may run. */
const maximumFrames = 300;
/** Frames that are made up for after a gap; longer gaps slow the scene down. */
const maximumDue = 24;
/** Frames on their way or ready: two give an answer two pictures' time, four are too many. */
const lead = 2, maximumLead = 4;

/**
 * Follows a run of the process.
 * @implements {FrameSource}
 */
export class LiveSource {
  /**
   * @param {Connection} connection
   * @param {(frame: LiveFrame) => void} show
   */
  constructor(connection, show) {
    this.connection = connection;
    this.show = show;
    this.framesPerSecond = 60;
    this.frame = 0;
    this.last = 0;
    this.isRunning = false;
    this.playsTouches = true;
    this.grabsItems = true;
    /** @type {Record<string, number>} the values of parameters that were set */
    this.parameters = {};
    this.wantsXRay = () => false;
    /** @type {(scene: Scene) => void} */
    this.onOpen = () => {};
    /** Called before frames are asked for, when live touches may be sent. */
    this.onTurn = () => {};
    /** @type {Scene | undefined} */
    this.scene = undefined;
    /** @type {number | undefined} */
    this.seekTarget = undefined;
    /** @type {object | undefined} */
    this.parameterRequest = undefined;
    /** Frames that are on their way. */
    this.requested = 0;
    /** @type {LiveFrame[]} frames that came and are not shown yet */
    this.ready = [];
    /** Frames that are due to be shown, beyond those of the lead. */
    this.owed = 0;
    /** Time that has passed and was not asked for yet, in frames. */
    this.due = 0;
  }

  /** Closes the scene, where what was asked for never comes. */
  reset() {
    this.scene = undefined;
    this.seekTarget = undefined;
    this.parameterRequest = undefined;
    this.requested = 0;
    this.clearQueue();
  }

  /** Drops the frames that are ready. */
  clearQueue() {
    this.ready = [];
    this.owed = 0;
    this.due = 0;
  }

  /**
   * Opens a scene at its start; false if there is none.
   * @param {string} id
   */
  async open(id) {
    const answer = await this.connection.ask({ do: "open", scene: id, playsTouches: this.playsTouches });
    if (!answer.opened) return false;
    const scene = /** @type {Scene} */ (answer.opened);
    this.scene = scene;
    this.parameters = {};
    if (!this.grabsItems) await this.connection.ask({ do: "grab", isOn: false });
    this.frame = 0;
    this.last = 0;
    this.clearQueue();
    this.onOpen(scene);
    await this.refresh();
    return true;
  }

  /** @param {number} frames */
  play(frames) {
    if (!this.scene) return;
    this.due = Math.min(this.due + frames, maximumDue);
    // Rounded, so that a display of 60 Hz whose clock trembles shows every frame once.
    const whole = Math.round(this.due);
    if (whole > 0 || !this.connection.isBusy) this.onTurn();
    this.follow(whole);
  }

  idle() {
    if (!this.scene) return;
    this.showReady(Infinity);
    if (!this.connection.isBusy) this.onTurn();
  }

  start() {
    this.isRunning = true;
    this.due = 0;
    this.owed = 0;
  }

  pause() {
    this.isRunning = false;
    this.due = 0;
    this.owed = 0;
    // What stays on the page is shown in full.
    if (this.scene) this.refresh();
  }

  /** @param {number} frames */
  step(frames) {
    // From where the last step leads, which may not be shown yet.
    if (frames > 0) this.advance(frames); else this.seek((this.seekTarget ?? this.frame) + frames);
  }

  async restart() {
    if (!this.scene) return;
    const parameters = this.parameters;
    await this.open(this.scene.id);
    for (const [name, value] of Object.entries(parameters)) await this.set(name, value);
  }

  /**
   * Does what a person asks for, and shows it at once where time stands still.
   * @param {object} message
   */
  async act(message) {
    await this.connection.ask(message);
    if (!this.isRunning) await this.refresh();
  }

  /** @param {boolean} isOn whether touches hold items */
  setGrabbing(isOn) {
    this.grabsItems = isOn;
    if (this.scene) this.act({ do: "grab", isOn });
  }

  /** Shows the present once more. */
  refresh() { return this.advance(0); }

  /**
   * Runs a number of frames and shows the last one.
   * @param {number} frames
   */
  async advance(frames) {
    let remaining = frames;
    for (; remaining > maximumFrames; remaining -= maximumFrames) await this.request(maximumFrames);
    await this.request(remaining);
  }

  /** @param {number} frames */
  async request(frames) {
    this.showNow(await this.connection.ask({ do: "advance", frames, xray: this.wantsXRay() }));
  }

  /**
   * Goes to a frame that is known; while an answer is awaited, only the last target counts.
   * @param {number} frame
   */
  async seek(frame) {
    const isUnderWay = this.seekTarget !== undefined;
    this.seekTarget = Math.max(0, Math.min(frame, this.last));
    if (isUnderWay) return;
    while (this.seekTarget !== undefined) {
      /** @type {number} */
      const target = this.seekTarget;
      const answer = await this.connection.ask({ do: "seek", frame: target, xray: this.wantsXRay() });
      if (this.seekTarget === target) this.seekTarget = undefined;
      this.showNow(answer);
    }
  }

  /**
   * Goes to a frame, and runs those that are not known yet.
   * @param {number} frame
   */
  reach(frame) {
    return frame > this.last ? this.advance(Math.min(frame - this.frame, maximumFrames)) : this.seek(frame);
  }

  /**
   * Sets a parameter; while an answer is awaited, only the last value counts.
   * @param {string} parameter
   * @param {number} value
   * @returns {Promise<boolean>} whether all values are set
   */
  async set(parameter, value) {
    this.parameters[parameter] = value;
    const isUnderWay = this.parameterRequest !== undefined;
    this.parameterRequest = { do: "set", parameter, value };
    if (isUnderWay) return false;
    while (this.parameterRequest) {
      /** @type {object} */
      const request = this.parameterRequest;
      this.showNow(await this.connection.ask(request));
      if (this.parameterRequest === request) this.parameterRequest = undefined;
    }
    return true;
  }

  /** Frames on their way or ready. */
  get ahead() { return this.requested + this.ready.length; }

  /**
   * Asks for what the clock has made due, and shows what came for an earlier picture.
   *
   * Two frames are on their way or ready: so an answer has the time of two pictures to arrive, and one
   * that is late delays no picture.
   * @param {number} frames
   */
  follow(frames) {
    if (frames > 0 && this.ahead < maximumLead) {
      this.due -= frames;
      this.requested += 1;
      this.connection.send({ do: "advance", frames, xray: this.wantsXRay() }, (frame) => {
        this.requested -= 1;
        this.ready.push(frame);
        if (!this.isRunning) this.showReady(Infinity);
      });
    }
    // However the lead came about, a picture takes what is beyond it.
    if (frames > 0) this.owed = Math.max(Math.min(this.owed + 1, this.ahead - lead), 0);
    const count = Math.min(this.owed, this.ready.length);
    this.owed -= count;
    this.showReady(count);
  }

  /**
   * Shows a frame after all that came before it: each holds only what is new.
   * @param {LiveFrame} frame
   */
  showNow(frame) {
    this.ready.push(frame);
    this.showReady(Infinity);
  }

  /** @param {number} maximum */
  showReady(maximum) {
    for (const frame of this.ready.splice(0, Math.min(maximum, this.ready.length))) {
      // An error has no frame.
      if (frame.frame === undefined) continue;
      this.frame = frame.frame;
      this.last = frame.last;
      this.show(frame);
    }
  }
}
