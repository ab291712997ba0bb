import { allMessages, versionsOf, withEditedMessage, withVersion } from './branches';
import { testConversation, testMessage } from './conversation.testing';
import { addMessage, applyOperation, mergeConversations } from './operations';

const said = (id: string, timestamp: number) =>
  testMessage({ id, content: id, timestamp, role: id.startsWith('q') ? 'user' : 'assistant' });
const start = testConversation({ messages: [said('q1', 1), said('a1', 2), said('q2', 3), said('a2', 4)] });
const shownIds = ({ messages }: typeof start) => messages.map(({ id }) => id);
const edited = applyOperation(withEditedMessage(start, 'q2', said('q2b', 5)), addMessage(said('a2b', 6)));

test('an edited question takes the place of the old one, and what followed stays in a branch', () => {
  expect(shownIds(edited)).toEqual(['q1', 'a1', 'q2b', 'a2b']);
  expect(versionsOf(edited).get('q2b')).toEqual({ shown: 1, ids: ['q2', 'q2b'] });
  const back = withVersion(edited, 'q2');
  expect(shownIds(back)).toEqual(shownIds(start));
  expect(versionsOf(back).get('q2')).toEqual({ shown: 0, ids: ['q2', 'q2b'] });
  expect(withVersion(back, 'q2b')).toEqual(edited);
});

test('branches of branches are kept, also of the first question', () => {
  const again = withEditedMessage(edited, 'q1', said('q1b', 7));
  expect(shownIds(again)).toEqual(['q1b']);
  expect([...versionsOf(again).keys()]).toEqual(['q1b']);
  const back = withVersion(again, 'q1');
  expect(shownIds(back)).toEqual(shownIds(edited));
  expect(shownIds(withVersion(back, 'q2'))).toEqual(shownIds(start));
  expect(allMessages(again)).toHaveLength(7);
});

test('a repeated edit, an edit of a message that is gone and a version that is shown change nothing', () => {
  expect(withEditedMessage(edited, 'q2', said('q2b', 5))).toBe(edited);
  expect(withEditedMessage(start, 'gone', said('x', 5))).toBe(start);
  expect(withVersion(edited, 'q2b')).toBe(edited);
});

test('merging what two tabs have keeps the branches of both', () => {
  const one = withEditedMessage(start, 'q2', said('q2b', 5));
  const other = { ...withEditedMessage(start, 'q1', said('q1c', 6)), updatedAt: one.updatedAt + 1 };
  const merged = mergeConversations(one, other);
  expect(
    allMessages(merged)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['a1', 'a2', 'q1', 'q1c', 'q2', 'q2b']);
});
