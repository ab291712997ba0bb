import { withDraft, type StoredDrafts } from './drafts';

test('the 20 newest drafts are kept, and one that is saved goes', () => {
  let drafts: StoredDrafts<object> = {};
  for (let day = 10; day < 35; day += 1) drafts = withDraft(drafts, `item:${day}`, {}, `2025-07-${day}`);
  expect(Object.keys(drafts)).toHaveLength(20);
  expect(drafts).not.toHaveProperty('item:14');
  expect(withDraft(drafts, 'item:34', undefined, '')).not.toHaveProperty('item:34');
});
