import { mergePhotos } from './mergePhotos';

/** `a:Front b` as photos with their texts. */
const photos = (text: string) =>
  text.split(' ').flatMap((each) => {
    const [id = '', alt = ''] = each.split(':');
    return id === '' ? [] : [{ id, alt }];
  });

test.each([
  ['a photo that was added elsewhere stays', 'a', 'a b', 'a c', 'a c b'],
  ['what was removed in either place is gone', 'a b c', 'a c', 'b c', 'c'],
  ['the order of the form counts', 'a b', 'a b c', 'b a', 'b a c'],
  ['texts of both stay', 'a b', 'a:Front b', 'a b:Back', 'a:Front b:Back'],
  ['the same text twice is one change', 'a', 'a:Front', 'a:Front', 'a:Front'],
])('%s', (_, before, now, here, merged) => {
  expect(mergePhotos(photos(before), photos(now), photos(here))).toEqual(photos(merged));
});

test.each([
  ['two texts of one photo', 'a', 'a:Front', 'a:Back'],
  ['more photos than an item may have', 'a', 'a b c d e', 'a f g h i'],
])('%s cannot be merged', (_, before, now, here) => {
  expect(mergePhotos(photos(before), photos(now), photos(here))).toBeUndefined();
});
