import type { AssistantServices, ReplyEvent } from '../domain/services';
import { checkedServices } from './checkedServices';
import { failingServices } from './services.testing';

async function collect(source: () => AsyncIterable<unknown>, controller = new AbortController()) {
  const services: AssistantServices = {
    ...failingServices,
    replies: { reply: () => source() as AsyncIterable<ReplyEvent> },
  };
  const request = {
    conversationId: 'c1',
    messages: [],
    settings: { model: 'gpt-4', temperature: 0.7, maxTokens: 2048 },
    attachments: [],
    context: { path: '/', language: 'en' },
  };
  const events: ReplyEvent[] = [];
  for await (const event of checkedServices(services).replies.reply(request, controller)) events.push(event);
  return events;
}

async function* streamOf(...events: readonly unknown[]) {
  yield* events;
}

test('events pass until done, and what follows is ignored', async () => {
  const events = await collect(() =>
    streamOf({ type: 'text', text: 'a' }, { type: 'done' }, { type: 'text', text: 'b' }),
  );
  expect(events).toEqual([{ type: 'text', text: 'a' }, { type: 'done' }]);
});

test.each([
  ['an unknown type', { type: 'image', url: 'x' }],
  ['a missing text', { type: 'text' }],
  ['no object', 'text'],
  ['nothing', undefined],
  ['a link to another origin', { type: 'link', link: { label: 'x', path: '//evil.example' } }],
  ['a link with a script', { type: 'link', link: { label: 'x', path: 'javascript:alert(1)' } }],
  ['an empty suggestion', { type: 'suggestion', question: '' }],
  ['negative tokens', { type: 'done', tokens: -1 }],
])('a malformed event is rejected: %s', async (_, event) => {
  await expect(collect(() => streamOf(event, { type: 'done' }))).rejects.toThrow('malformed event');
});

test('a stream that ends without done has failed', async () => {
  await expect(collect(() => streamOf({ type: 'text', text: 'a' }))).rejects.toThrow('without `done`');
});

test('aborting ends a stream that hangs and ignores the signal', async () => {
  const controller = new AbortController();
  const hangs = () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) });
  const result = collect(hangs, controller);
  controller.abort('stopped');
  await expect(result).rejects.toBe('stopped');
});

test('a signal that is already aborted starts nothing', async () => {
  const start = jest.fn(() => streamOf({ type: 'done' }));
  await expect(collect(start, { signal: AbortSignal.abort() } as AbortController)).rejects.toThrow();
  expect(start).not.toHaveBeenCalled();
});
