import { allMessages, editMessage, showVersion, versionsOf } from './branches';
import { testConversation, testMessage } from './conversation.testing';
import { addMessage, mergeConversations } from './operations';

const said = (id: string, timestamp: number) =>
  testMessage({ id, content: id, timestamp, role: id.startsWith('q') ? 'user' : 'assistant' });
const start = testConversation({ messages: [said('q1', 1), said('a1', 2), said('q2', 3), said('a2', 4)] });
const shownIds = ({ messages }: typeof start) => messages.map(({ id }) => id);
const edited = addMessage(said('a2b', 6))(editMessage('q2', said('q2b', 5))(start));

test('an edited question takes the place of the old one, and what followed stays in a branch', () => {
  expect(shownIds(edited)).toEqual(['q1', 'a1', 'q2b', 'a2b']);
  expect(versionsOf(edited).get('q2b')).toEqual({ shown: 1, ids: ['q2', 'q2b'] });
  const back = showVersion('q2')(edited);
  expect(shownIds(back)).toEqual(shownIds(start));
  expect(versionsOf(back).get('q2')).toEqual({ shown: 0, ids: ['q2', 'q2b'] });
  expect(showVersion('q2b')(back)).toEqual(edited);
});

test('branches of branches are kept, also of the first question', () => {
  const again = editMessage('q1', said('q1b', 7))(edited);
  expect(shownIds(again)).toEqual(['q1b']);
  expect([...versionsOf(again).keys()]).toEqual(['q1b']);
  const back = showVersion('q1')(again);
  expect(shownIds(back)).toEqual(shownIds(edited));
  expect(shownIds(showVersion('q2')(back))).toEqual(shownIds(start));
  expect(allMessages(again)).toHaveLength(7);
});

test('a repeated edit, an edit of a message that is gone and a version that is shown change nothing', () => {
  expect(editMessage('q2', said('q2b', 5))(edited)).toBe(edited);
  expect(editMessage('gone', said('x', 5))(start)).toBe(start);
  expect(showVersion('q2b')(edited)).toBe(edited);
});

test('merging what two tabs have keeps the branches of both', () => {
  const one = editMessage('q2', said('q2b', 5))(start);
  const other = { ...editMessage('q1', said('q1c', 6))(start), updatedAt: one.updatedAt + 1 };
  const merged = mergeConversations(one, other);
  expect(
    allMessages(merged)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a1', 'a2', 'q1', 'q1c', 'q2', 'q2b']);
});
