import { draftName, withDraft, type StoredDrafts } from './itemDrafts';
import { blankForm } from './itemForm';

test('each item, each copy and the new item have a draft of their own', () => {
  expect([draftName(undefined, undefined), draftName('mug', undefined), draftName(undefined, 'mug')]).toEqual([
    'new',
    'item:mug',
    'copy:mug',
  ]);
});

test('the 20 newest drafts are kept, and one that is saved goes', () => {
  let drafts: StoredDrafts = {};
  for (let day = 10; day < 35; day += 1) drafts = withDraft(drafts, `item:${day}`, blankForm, `2025-07-${day}`);
  expect(Object.keys(drafts)).toHaveLength(20);
  expect(drafts).not.toHaveProperty('item:14');
  expect(withDraft(drafts, 'item:34', undefined, '')).not.toHaveProperty('item:34');
});
