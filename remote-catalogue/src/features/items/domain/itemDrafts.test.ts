import { draftName } from './itemDrafts';

test('each item, each copy and the new item have a draft of their own', () => {
  expect([draftName(undefined, undefined), draftName('mug', undefined), draftName(undefined, 'mug')]).toEqual([
    'new',
    'item:mug',
    'copy:mug',
  ]);
});
