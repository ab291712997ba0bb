import { draftNamed, withAside, withDraft, withoutAside, type StoredDrafts } from './drafts';

test('the 20 newest drafts are kept, and one that is saved goes', () => {
  let drafts: StoredDrafts<object> = {};
  for (let day = 10; day < 35; day += 1) drafts = withDraft(drafts, `item:${day}`, {}, `2025-07-${day}`);
  expect(Object.keys(drafts)).toHaveLength(20);
  expect(drafts).not.toHaveProperty('item:14');
  expect(withDraft(drafts, 'item:34', undefined, '')).not.toHaveProperty('item:34');
});

test('a draft that was put aside is found once no other has its name, until it is taken out', () => {
  const first = { at: '2025-07-18', form: {} };
  const aside = withAside({ new: first, other: first }, 'new', first);
  const both = withDraft(aside, 'new', {}, '2025-07-19');
  expect(draftNamed(both, 'new')?.at).toBe('2025-07-19');
  // It is aside already.
  expect(withAside(both, 'new', first)).toBe(both);
  const left = withDraft(both, 'new', undefined, '');
  expect(draftNamed(left, 'new')).toBe(first);
  expect(draftNamed(left, 'ne')).toBeUndefined();
  expect(withoutAside(left, 'new', first)).toEqual({ other: first });
});
