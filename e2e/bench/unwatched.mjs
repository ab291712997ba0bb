import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath, launchArguments } from '../support/browser.mjs';
import { within } from './waiting.mjs';

/**
 * A browser over the folder of a profile, whose pages no debugger watches. Playwright, Puppeteer and the developer tools switch
 * on `Runtime`, with which Chromium finds out the place of each error that is made. React makes some when it is loaded, and for
 * their places the script of the host is read again: half of the processor time of its first run, which no merchant waits for.
 * These pages are only asked to evaluate, which works without.
 */
async function launchUnwatched(profile) {
  const browser = spawn(
    chromiumPath,
    [
      ...launchArguments,
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      '--force-prefers-reduced-motion',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const session = connect(browser.stdio[3], browser.stdio[4]);
  return {
    session,
    open: (address) => openPage(session, address),
    /** The path of the next file that a page saves. */
    async download(folder) {
      await session.send('Browser.setDownloadBehavior', {
        behavior: 'allowAndName',
        downloadPath: folder,
        eventsEnabled: true,
      });
      return new Promise((resolve) => {
        session.on('Browser.downloadProgress', function saved({ guid, state }) {
          if (state !== 'completed') return;
          session.off('Browser.downloadProgress', saved);
          resolve(join(folder, guid));
        });
      });
    },
    async close() {
      const closed = once(browser, 'exit');
      await session.send('Browser.close');
      await within('the browser to close', closed);
    },
  };
}

/** Gives `act` such a browser, and closes it. */
export async function withUnwatched(profile, act) {
  const browser = await launchUnwatched(profile);
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** Gives `act` the folder of a new profile, and removes it. */
export async function withProfile(act) {
  const profile = mkdtempSync(join(tmpdir(), 'back-office-bench-'));
  try {
    return await act(profile);
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * The DevTools protocol over pipes: each message is JSON that ends with a zero. What the browser tells are events, named by their
 * method.
 */
function connect(input, output) {
  const events = new EventEmitter();
  const answers = new Map();
  let last = 0;
  let rest = '';
  output.setEncoding('utf8').on('data', (text) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop();
    for (const message of messages.map((each) => JSON.parse(each))) {
      if (message.id === undefined) events.emit(message.method, message.params);
      else answers.get(message.id)(message);
      answers.delete(message.id);
    }
  });
  return Object.assign(events, {
    async send(method, params = {}, sessionId = undefined) {
      last += 1;
      const answer = new Promise((resolve) => answers.set(last, resolve));
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
      const { result, error } = await answer;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
  });
}

async function openPage(session, address) {
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => session.send(method, params, sessionId);
  await send('Page.navigate', { url: address });
  async function evaluate(ask, ...values) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression: `(${ask})(...${JSON.stringify(values)})`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
  return {
    send,
    evaluate,
    /** Of the button that has this text and nothing else. */
    click: (text) =>
      evaluate((name) => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.findLast(({ textContent }) => textContent.trim() === name).click();
      }, text),
    /** Into the last file input of the page. */
    async chooseFile(path) {
      const expression = "[...document.querySelectorAll('input[type=file]')].at(-1)";
      const { result } = await send('Runtime.evaluate', { expression });
      await send('DOM.setFileInputFiles', { files: [path], objectId: result.objectId });
    },
    /** Until `ask` answers with something; also while the page is being replaced. `limit` as in `within`. */
    async waitFor(what, ask, { values = [], limit } = {}) {
      const answer = () => evaluate(ask, ...values).catch(() => undefined);
      const wait = async () => {
        while (!(await answer())) await pause(20);
      };
      await within(what, wait(), limit);
    },
    close: () => session.send('Target.closeTarget', { targetId }),
  };
}
