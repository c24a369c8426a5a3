// @ts-check
// SPDX-License-Identifier: Apache-2.0
// A connection as a source of frames: each frame is asked for, and comes later.

/** @typedef {import("../../DynamicsSimulator/Client/frame.mjs").FrameSource} FrameSource */
/** @typedef {import("./connection.mjs").Connection} Connection */
/** @typedef {import("./wire.mjs").LiveFrame} LiveFrame */

/** @typedef {"light" | "dark"} Style */

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
 * @property {boolean} isWatched whether the app is built again when its sources change
 * @property {{name: string, minimum: number, maximum: number, value: number, unit: string}[]} parameters
 */

/**
 * A run that can be had again: what a person did, by frame.
 * @typedef {object} Run
 * @property {string} scene
 * @property {Record<string, number>} parameters
 * @property {{frame: number, message: object}[]} history
 * @property {number} frame
 * @property {Style} [style] that of the device at the start; the command's own where there is none
 */

/** Frames that one request may run. */
const maximumFrames = 300;
/** Frames that are made up for after a gap; longer gaps slow the scene down. */
const maximumDue = 24;
/** Milliseconds after which a picture of the past is asked for again, whose app is on its way. */
const settlingInterval = 100;
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
    /** @type {Style | undefined} the style in which scenes are opened; undefined for the command's own */
    this.style = undefined;
    /** @type {Style} the style of the frame that shows */
    this.shownStyle = "light";
    /** @type {Style | undefined} the style at the start of the run */
    this.startStyle = undefined;
    /** Whether the run was opened with its history, from which it begins again. */
    this.isReplay = false;
    /** @type {Record<string, number>} the values of parameters that were set */
    this.parameters = {};
    /** @type {Run["history"]} what was done, by frame; the process has the same */
    this.history = [];
    /** @type {string | undefined} the name of the client that is watched */
    this.watched = undefined;
    /** Whether the app is at the frame that shows, and not only its picture. */
    this.isSettled = true;
    /** When a frame was shown last. */
    this.shownTime = 0;
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

  /** The present run, to be resumed in another process; undefined where there is none. */
  get run() {
    const { scene, parameters, history, frame, startStyle: style } = this;
    if (!scene || this.watched !== undefined) return undefined;
    return { scene: scene.id, parameters: { ...parameters }, history: [...history], frame, style };
  }

  /**
   * Runs what was done in an earlier process again, as far as it still applies, up to the same frame.
   * @param {Run} run
   * @returns {Promise<boolean>} whether the scene still exists
   */
  async resume(run) {
    if (!await this.open(run.scene, run.style)) return false;
    const known = new Set(this.scene?.parameters.map(({ name }) => name));
    for (const [name, value] of Object.entries(run.parameters)) if (known.has(name)) await this.set(name, value);
    let frame = 0;
    for (const action of run.history) {
      if (action.frame > frame) this.advance(action.frame - frame);
      frame = Math.max(frame, action.frame);
      this.connection.send(action.message, (answer) => this.remember(action.message, answer));
    }
    // What stays on the page is shown in full.
    await this.advance(Math.max(run.frame - frame, 0));
    if (frame > run.frame) await this.seek(run.frame);
    await this.refresh();
    return true;
  }

  /**
   * Keeps an action that was performed; those that it replaced are forgotten.
   * @param {object} message
   * @param {{frame?: number, performed?: number}} answer
   */
  remember(message, { frame, performed }) {
    if (frame === undefined || performed === undefined) return;
    this.history.length = Math.min(this.history.length, Math.max(performed - 1, 0));
    this.history.push({ frame, message });
  }

  /**
   * Watches the run of another client; false if there is none.
   * @param {string} name
   */
  async watch(name) {
    const answer = await this.connection.ask({ do: "watch", name });
    if (!answer.opened) return false;
    this.watched = name;
    this.begin(answer.opened);
    await this.refresh();
    return true;
  }

  /** Closes the scene, where what was asked for never comes. */
  reset() {
    this.scene = undefined;
    this.seekTarget = undefined;
    this.parameterRequest = undefined;
    this.requested = 0;
    this.clearQueue();
    this.watched = undefined;
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
   * @param {Style} [style]
   */
  async open(id, style = this.style) {
    const answer = await this.connection.ask({ do: "open", scene: id, playsTouches: this.playsTouches, style });
    if (!answer.opened) return false;
    this.watched = undefined;
    this.begin(answer.opened);
    this.startStyle = style;
    if (!this.grabsItems) await this.ask({ do: "grab", isOn: false });
    await this.refresh();
    return true;
  }

  /**
   * Begins with a scene that the process has opened.
   * @param {Scene} scene
   * @param {boolean} playsTouches
   * @param {Record<string, number>} parameters
   * @param {Run["history"]} [history] what will be done again
   */
  begin(scene, playsTouches = this.playsTouches, parameters = {}, history = undefined) {
    this.scene = scene;
    this.playsTouches = playsTouches;
    this.parameters = { ...parameters };
    this.history = history ?? [];
    this.isReplay = history !== undefined;
    this.frame = 0;
    this.last = 0;
    this.isSettled = true;
    this.clearQueue();
    this.onOpen(scene);
  }

  /**
   * Asks for an action, and keeps it.
   * @param {object} message
   */
  async ask(message) {
    const answer = await this.connection.ask(message);
    this.remember(message, answer);
    return answer;
  }

  /** @param {number} frames */
  play(frames) {
    if (!this.scene) return;
    if (this.watched !== undefined) { if (!this.connection.isBusy) this.refresh(); return; }
    this.due = Math.min(this.due + frames, maximumDue);
    // Rounded, so that a display of 60 Hz whose clock trembles shows every frame once.
    const whole = Math.round(this.due);
    if (whole > 0 || !this.connection.isBusy) this.onTurn();
    this.follow(whole);
  }

  idle() {
    if (!this.scene) return;
    this.showReady(Infinity);
    if (this.connection.isBusy) return;
    this.onTurn();
    if (!this.isSettled && performance.now() - this.shownTime > settlingInterval) this.refresh();
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

  /** Begins the run anew; one that was opened, with its history. */
  async restart() {
    if (this.isReplay && this.scene) return this.seek(0);
    await this.reopen();
  }

  /** Opens the scene anew, with the same parameters. */
  async reopen() {
    if (!this.scene || this.watched !== undefined) return;
    const parameters = this.parameters;
    await this.open(this.scene.id);
    for (const [name, value] of Object.entries(parameters)) await this.set(name, value);
  }

  /**
   * Does what a person asks for, and shows it at once where time stands still.
   * @param {object} message
   * @returns {Promise<{refusal?: string}>} why nothing has changed, where it was refused
   */
  async act(message) {
    if (this.watched !== undefined) return {};
    const answer = await this.ask(message);
    if (!this.isRunning) await this.refresh();
    return answer;
  }

  /** @param {boolean} isOn whether touches hold items */
  setGrabbing(isOn) {
    this.grabsItems = isOn;
    if (this.scene) this.act({ do: "grab", isOn });
  }

  /** @param {Style} style of the device from now on */
  setStyle(style) {
    this.style = style;
    if (this.scene) this.act({ do: "style", style });
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
    if (this.watched !== undefined) return false;
    this.parameters[parameter] = value;
    const isUnderWay = this.parameterRequest !== undefined;
    this.parameterRequest = { do: "set", parameter, value };
    if (isUnderWay) return false;
    while (this.parameterRequest) {
      /** @type {object} */
      const request = this.parameterRequest;
      const answer = await this.connection.ask(request);
      // A moment of the past keeps its history.
      if (answer.frame === 0) this.forget();
      this.showNow(answer);
      if (this.parameterRequest === request) this.parameterRequest = undefined;
    }
    return true;
  }

  /** Forgets what was done, as the process does where a run begins anew. */
  forget() {
    this.history = [];
    this.isReplay = false;
    this.startStyle = this.shownStyle;
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
      if (frame.isElsewhere && this.watched !== undefined) this.watch(this.watched);
      // An error has no frame.
      if (frame.frame === undefined) continue;
      this.frame = frame.frame;
      this.last = frame.last;
      this.shownStyle = frame.style ?? this.shownStyle;
      this.isSettled = frame.isSettled ?? (frame.isReset || this.isSettled);
      this.shownTime = performance.now();
      this.show(frame);
    }
  }
}
