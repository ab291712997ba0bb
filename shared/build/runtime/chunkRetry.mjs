import { deadlines } from '../../src/loading/deadline.ts';

/**
 * Federation runtime plugin, compiled into every app. Of each chunk, a screen's or one of the kit's:
 *
 * - One that fails is requested three times.
 * - One that does not answer in time rejects with an error whose `late` resolves when it arrives after all. Whoever asks
 *   for it again meanwhile requests it beside the first time, and the first to arrive counts.
 * - A further request adds `?retry=n` to the address, because the browser may still hold the first one, hanging or failed.
 *   An entry that was loaded again (`?retry=n`) asks for all its chunks under new addresses.
 */
export default function chunkRetry() {
  const addresses = { first: 0 };
  addRetryToAddresses(addresses);
  addAttempts(addresses);
  return { name: 'chunk-retry', beforeInit: forgetFailedShares };
}

/** Milliseconds before each retry, which vary by a quarter, so that many pages do not retry at the same moment. */
const pauses = [200, 600];
const vary = (ms) => ms * (0.75 + Math.random() / 2);

/** Known only while the entry is evaluated. */
const { src: entryUrl, nonce } = document.currentScript ?? {};

/** For chunks and styles, in a page whose policy allows them by nonce. */
if (nonce) __webpack_nonce__ = nonce;

/** `first` is the number of the first request of a chunk. */
function addRetryToAddresses(addresses) {
  const entryRetry = entryUrl ? (new URL(entryUrl).searchParams.get('retry') ?? '') : '';
  const attempts = new Map();
  const fileNameOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunkId) => {
    const attempt = attempts.get(chunkId) ?? addresses.first;
    attempts.set(chunkId, attempt + 1);
    const retry = [entryRetry, attempt === 0 ? '' : `${attempt}`].filter(Boolean).join('-');
    return retry === '' ? fileNameOf(chunkId) : `${fileNameOf(chunkId)}?retry=${retry}`;
  };
}

function addAttempts(addresses) {
  const handlers = __webpack_require__.f;
  const { j: requestOnce } = handlers;
  const underWay = new Map();

  /** Undefined if the chunk is there. */
  function ask(chunkId) {
    const promises = [];
    requestOnce(chunkId, promises);
    return promises[0];
  }

  async function askThrice(asked, chunkId) {
    let answer = asked;
    for (const pause of pauses) {
      try {
        return await answer;
      } catch (error) {
        if (error?.type === 'timeout') throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, vary(pause)));
      answer = ask(chunkId);
    }
    return answer;
  }

  function begin(chunkId) {
    const asked = ask(chunkId);
    if (!asked) return undefined;
    const arrival = askThrice(asked, chunkId).finally(() => underWay.delete(chunkId));
    const load = { arrival, isLate: false };
    underWay.set(chunkId, load);
    return load;
  }

  handlers.j = (chunkId, promises) => {
    const load = underWay.get(chunkId) ?? begin(chunkId);
    if (!load) return;
    if (load.isLate) {
      // The preloads of further chunks may hang as well.
      addresses.first = 1;
      requestBeside(chunkId);
    }
    load.isLate = false;
    promises.push(inTime(load, chunkId));
  };
}

/** The chunk announces itself when its script runs, whichever request brought it. */
function requestBeside(chunkId) {
  const file = __webpack_get_script_filename__(chunkId);
  __webpack_require__.l(__webpack_public_path__ + file, () => undefined, `beside-${file}`, chunkId);
}

function inTime(load, chunkId) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      load.isLate = true;
      const error = new Error(`Loading chunk ${chunkId} failed: no answer in ${deadlines.answer} ms.`);
      reject(Object.assign(error, { name: 'ChunkLoadError', type: 'timeout', late: load.arrival }));
    }, deadlines.answer);
    load.arrival.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The federation runtime would answer everyone with the first failure of a shared module. */
function forgetFailedShares(args) {
  for (const share of Object.values(args.userOptions.shared ?? {}).flat()) {
    const { get } = share;
    if (!get) continue;
    share.get = function getAgain() {
      const answer = get();
      // What is in the app's own script is there at once.
      answer?.catch?.(() => {
        this.loading = undefined;
      });
      return answer;
    };
  }
  return args;
}
