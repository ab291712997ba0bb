import type { RecommendationEvent } from '../../../domain/services';
import { createSampleRecommendationService } from './sampleRecommendationService';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(signal: AbortSignal) {
  const events: RecommendationEvent[] = [];
  const stream = createSampleRecommendationService({ namespace: '', hasLibrary: () => true }).recommend(
    { need: 'a label printer', earlierNeeds: [] },
    { signal },
  );
  const end = (async () => {
    for await (const event of stream) events.push(event);
  })();
  end.catch(() => undefined);
  return { events, end };
}

test('recommendations come half a second after the sending, questions a second after it', async () => {
  const { events, end } = start(new AbortController().signal);
  await jest.advanceTimersByTimeAsync(499);
  expect(events).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(events).toEqual([expect.objectContaining({ type: 'recommendations' })]);
  await jest.advanceTimersByTimeAsync(499);
  expect(events).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  await end;
  expect(events.map(({ type }) => type)).toEqual(['recommendations', 'suggestions', 'done']);
});

test('aborting ends the stream with the reason', async () => {
  const controller = new AbortController();
  const { events, end } = start(controller.signal);
  await jest.advanceTimersByTimeAsync(700);
  controller.abort(new Error('left'));
  await expect(end).rejects.toThrow('left');
  expect(events).toHaveLength(1);
});
