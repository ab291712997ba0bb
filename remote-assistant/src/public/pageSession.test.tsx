import { act } from '@testing-library/react';
import type { ReplyPiece, ReplyQuestion, ReplySource } from '@back-office/shared/contract';
import { createLedger, localLedgerPort } from '@back-office/shared/ledger';
import { renderInArea } from '@back-office/shared/testing';
import { pageSession, usePageSession } from './pageSession';

function Screen() {
  usePageSession();
  return null;
}

test.each([
  ['in the product the session outlives its screens', false, 0],
  ['on another page the session is closed with its last screen', true, 1],
])('%s', async (_, isEmbedded, closed) => {
  const storageNamespace = isEmbedded ? 'partner' : '';
  const close = jest.spyOn(pageSession(storageNamespace), 'close');
  const options = { services: { storageNamespace, isEmbedded } };
  const first = renderInArea(<Screen />, options);
  const second = renderInArea(<Screen />, options);
  first.unmount();
  await act(async () => undefined);
  expect(close).not.toHaveBeenCalled();
  second.unmount();
  await act(async () => undefined);
  expect(close).toHaveBeenCalledTimes(closed);
});

describe('a question about a ledger that the page lent', () => {
  const told: string[] = [];
  const tell = ({ detail }: WindowEventMap['back-office:error']) => void told.push(detail.cause);

  beforeEach(() => {
    jest.useFakeTimers();
    // There is no database in jsdom.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    told.length = 0;
    window.addEventListener('back-office:error', tell);
  });
  afterEach(() => {
    window.removeEventListener('back-office:error', tell);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const sample = localLedgerPort(createLedger());
  const expired = () => {
    throw new Error('licence expired');
  };
  test.each([
    ['throws', expired, /^licence expired$/],
    ['answers with a bad field', () => ({ total: -1 }), /"figures": /],
  ])('that %s is answered with what it reported, logged and told to the page', async (name, figures, cause) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = pageSession(name, { ledger: { ...sample, figures } as never });
    session.start();
    session.open('new');
    session.setText('new', 'net sales yesterday');
    const id = await session.send('new', { path: '/', language: 'en' });
    await jest.advanceTimersByTimeAsync(5_000);
    const found = session.state.get().conversations[id ?? ''];
    const message = typeof found === 'object' ? found.messages.at(-1) : undefined;
    const start = 'Failed to generate response. The source reported: ';
    expect(message?.error).toContain(start);
    expect(message?.error?.slice(start.length, -1)).toMatch(cause);
    expect(told).toEqual([expect.stringMatching(cause)]);
    expect(logged).toHaveBeenCalledWith('The ledger source failed:', expect.any(Error));
    session.close();
  });
});

test('the page may answer itself; what it sends is checked', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked: ReplyQuestion[] = [];
  let last: object = { type: 'done' };
  const reply: ReplySource = {
    async *reply(question) {
      asked.push(question);
      yield { type: 'text', text: 'Ask **Kim**.' };
      yield last as ReplyPiece;
    },
  };
  const session = pageSession('answering', { reply });
  session.start();
  async function replyTo(text: string) {
    session.open('new');
    session.setText('new', text);
    const id = await session.send('new', { path: '/chatbot', language: 'en' });
    await jest.advanceTimersByTimeAsync(100);
    const found = session.state.get().conversations[id ?? ''];
    return typeof found === 'object' ? found.messages.at(-1) : undefined;
  }
  expect(await replyTo('Who is in charge?')).toMatchObject({ role: 'assistant', content: 'Ask **Kim**.' });
  expect(asked).toMatchObject([
    { messages: [{ role: 'user', content: 'Who is in charge?' }], context: { path: '/chatbot', language: 'en' } },
  ]);
  last = { type: 'link', link: { label: 'Elsewhere', path: 'https://example.com' } };
  expect(await replyTo('And who else?')).toMatchObject({ error: 'Failed to generate response' });
  logged.mockRestore();
  session.close();
  jest.useRealTimers();
});
