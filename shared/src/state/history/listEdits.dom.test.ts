import { fakeStorage } from '../../testing/fakeStorage';
import { quarantinedIn } from '../../testing/damages';
import { createEditLock, type Outcome } from '../editLock';
import type { StorageArea } from '../storageArea';
import { createStoredValue } from '../storedValue';
import { array, string } from 'valibot';
import { createChangeHistory, historyLimits } from './changeHistory';
import { createListEdits } from './listEdits';

/** A list of words that can be added and removed. */
interface Words {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

const start = 1_752_840_000_000;

/** A tab. Two with the same storage are two tabs. */
function tab(storage: StorageArea, namespace = '') {
  const words = createStoredValue<readonly string[]>({
    key: 'words',
    schema: array(string()),
    fallback: [],
    storage,
    namespace,
  });
  const now = () => start;
  const { edit, history } = createListEdits<Words>({
    inLock: createEditLock('words', undefined),
    history: createChangeHistory({ list: 'words', namespace, storage, now }),
    refusal: (reason) => `refused: ${reason}`,
    apply({ add = [], remove = [] }) {
      const before = words.read();
      const added = add.filter((word) => !before.includes(word));
      const removed = remove.filter((word) => before.includes(word));
      const changed = added.length + removed.length;
      return {
        changed,
        kept: add.length + remove.length - changed,
        inverse: { add: removed, remove: added },
        text: [...added.map((word) => `+${word}`), ...removed.map((word) => `-${word}`)].join(' '),
        ...(changed > 0 && {
          write: () => words.write([...before.filter((word) => !removed.includes(word)), ...added]),
        }),
      };
    },
  });
  return {
    words,
    edit,
    history,
    texts: () => history.lines().map(({ text, isUndone }) => text + (isUndone ? '!' : '')),
  };
}

function done(outcome: Outcome) {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

test('every change can be undone after a reload, in any order, and made again', async () => {
  const storage = fakeStorage();
  const before = tab(storage);
  for (const word of ['a', 'b', 'c']) await before.edit({ add: [word] });
  const { words, history, texts } = tab(storage);
  expect(texts()).toEqual(['+c', '+b', '+a']);
  const [, second] = history.lines();
  done(await history.toggle(second?.id ?? ''));
  expect(words.read()).toEqual(['a', 'c']);
  expect(texts()).toEqual(['+c', '+b!', '+a']);
  done(await history.toggle(second?.id ?? ''));
  expect(words.read()).toEqual(['a', 'c', 'b']);
  expect(texts()).toEqual(['+c', '+b', '+a']);
});

test('the Undo of a message and that of the history are the same', async () => {
  const { edit, words, history, texts } = tab(fakeStorage());
  const edited = done(await edit({ add: ['a'] }));
  const undone = done(await edited.undo());
  expect(texts()).toEqual(['+a!']);
  done(await undone.undo());
  expect(texts()).toEqual(['+a']);
  done(await history.toggle(history.lines()[0]?.id ?? ''));
  // The message is still there, and must not make the change again.
  expect(done(await edited.undo()).changed).toBe(0);
  expect([words.read(), texts()]).toEqual([[], ['+a!']]);
});

test('an undo keeps what was edited since and says how much; if that is all, the change stays', async () => {
  const { edit, words, history, texts } = tab(fakeStorage());
  await edit({ add: ['a', 'b'] });
  await edit({ remove: ['a'] });
  const [, added] = history.lines();
  expect(done(await history.toggle(added?.id ?? ''))).toMatchObject({ changed: 1, kept: 1 });
  expect(words.read()).toEqual([]);
  await edit({ add: ['c'] });
  await edit({ remove: ['c'] });
  const [, addedC] = history.lines();
  expect(done(await history.toggle(addedC?.id ?? ''))).toMatchObject({ changed: 0, kept: 1 });
  expect(texts()).toEqual(['-c', '+c', '-a', '+a +b!']);
});

test('another tab sees the same history, and hears of it', async () => {
  const storage = fakeStorage();
  const [one, other] = [tab(storage), tab(storage)];
  const heard = jest.fn();
  other.history.subscribe(heard);
  const both = await Promise.all([one.edit({ add: ['a'] }), other.edit({ add: ['b'] })]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(one.texts()).toEqual(['+b', '+a']);
  expect(other.texts()).toEqual(['+b', '+a']);
  expect(heard).toHaveBeenCalled();
  expect(other.history.lines()).toBe(other.history.lines());
});

test('a namespace keeps its own history', async () => {
  const storage = fakeStorage();
  await tab(storage, 'shop').edit({ add: ['a'] });
  expect(tab(storage).texts()).toEqual([]);
  expect(storage.getItem(`shop:back-office:history:words:${start}`)).toContain('+a');
});

test('it is bounded in number and in characters', async () => {
  const storage = fakeStorage();
  const { edit, texts } = tab(storage);
  for (let count = 0; count < historyLimits.entries + 5; count += 1) await edit({ add: [`w${count}`] });
  expect(texts()).toHaveLength(historyLimits.entries);
  expect(texts()[0]).toBe('+w24');
  await edit({ add: ['x'.repeat(historyLimits.characters / 5)] });
  await edit({ add: ['y'.repeat(historyLimits.characters / 5)] });
  await edit({ add: ['z'.repeat(historyLimits.characters / 5)] });
  expect(
    texts()
      .map((text) => text.slice(0, 2))
      .slice(0, 2),
  ).toEqual(['+z', '+y']);
});

test('a change that is too large for the history is made, and says that it is not kept', async () => {
  const { edit, words, texts } = tab(fakeStorage());
  const edited = done(await edit({ add: ['x'.repeat(historyLimits.characters)] }));
  expect([edited.isKept, texts()]).toEqual([false, []]);
  done(await edited.undo());
  expect(words.read()).toEqual([]);
});

test('a full storage drops the oldest changes before it refuses an edit', async () => {
  const storage = fakeStorage({}, 650);
  const { edit, words, texts } = tab(storage);
  for (const word of ['a', 'b', 'c', 'd', 'e', 'f']) done(await edit({ add: [word.repeat(20)] }));
  expect(words.read()).toHaveLength(6);
  expect(texts().length).toBeLessThan(6);
  expect(texts()[0]).toContain('f');
  const kept = texts();
  expect(await edit({ add: ['x'.repeat(1_000)] })).toMatchObject({
    ok: false,
    reason: 'full',
    message: 'refused: full',
  });
  // It would not have fitted anyway.
  expect(texts()).toEqual(kept);
});

test('a damaged change is quarantined, the others stay', async () => {
  const storage = fakeStorage({ [`back-office:history:words:${start - 5}`]: '{"text":"+x","inv' });
  const { edit, texts } = tab(storage);
  await edit({ add: ['a'] });
  expect(texts()).toEqual(['+a']);
  expect(quarantinedIn(storage)).toEqual([['back-office:history:words', '{"text":"+x","inv']]);
});

test('changes of one step are joined, and what changes nothing together leaves the history', async () => {
  const { edit, texts } = tab(fakeStorage());
  const join = (before: Words, now: Words) => ({ remove: [...(before.remove ?? []), ...(now.remove ?? [])] });
  await edit({ add: ['a'] }, { group: 'step', join });
  await edit({ add: ['b'] }, { group: 'step', join });
  expect(texts()).toEqual(['+a']);
  await edit({ remove: ['a', 'b'] }, { group: 'step', join: () => null });
  expect(texts()).toEqual([]);
});

test('a list that need not be read again first is read where an edit found nothing to change, and where the write refuses it', async () => {
  const storage = fakeStorage();
  const stored = tab(storage);
  // What the page shows may be older than what is stored.
  let shown: readonly string[] = [];
  const reads: string[] = [];
  const { edit, history } = createListEdits<Words>({
    inLock: createEditLock('words', undefined),
    history: createChangeHistory({ list: 'words', namespace: '', storage, now: () => start }),
    refusal: (reason) => `refused: ${reason}`,
    isFresh: () => true,
    refresh: async () => {
      reads.push('read');
      shown = stored.words.read();
    },
    apply({ add = [], remove = [] }) {
      const after = [...shown.filter((word) => !remove.includes(word)), ...add.filter((word) => !shown.includes(word))];
      const hasChanged = shown !== stored.words.read() && {
        ok: false as const,
        reason: 'blocked' as const,
        message: '',
      };
      return {
        changed: Math.abs(after.length - shown.length),
        inverse: { add: remove, remove: add },
        text: [...add, ...remove].join(' '),
        ...(after.length !== shown.length && {
          write: () => {
            if (hasChanged) return { ...hasChanged, hasChanged: true as const };
            const written = stored.words.write(after);
            shown = stored.words.read();
            return written;
          },
        }),
      };
    },
  });
  shown = stored.words.read();
  done(await edit({ add: ['a'] }));
  expect(reads).toEqual([]);
  await stored.edit({ add: ['b'] });
  done(await edit({ add: ['c'] }));
  expect([stored.words.read(), reads.length]).toEqual([['a', 'b', 'c'], 1]);
  expect(done(await edit({ remove: ['x'] })).changed).toBe(0);
  expect(reads.length).toBe(2);
  // Removed elsewhere: undoing it changes nothing, and is noted once.
  await stored.edit({ remove: ['c'] });
  const ofC = history.lines().find(({ text }) => text === 'c');
  done(await history.toggle(ofC?.id ?? ''));
  expect(history.lines().find(({ text }) => text === 'c')?.isUndone).toBe(true);
  expect(stored.words.read()).toEqual(['a', 'b']);
});
