import { nestMedia } from './nestMedia.mjs';

test('each rule of a query becomes a rule with the query inside, in their order', () => {
  expect(nestMedia('@container (max-width: 560px){.a{gap:0;}}')).toEqual(['.a{@container (max-width: 560px){gap:0;}}']);
  expect(nestMedia('@media (max-width:899px){.a{margin:0;}.a:hover,.b > *{color:red;}}')).toEqual([
    '.a{@media (max-width:899px){margin:0;}}',
    '.a:hover,.b > *{@media (max-width:899px){color:red;}}',
  ]);
});

test('other rules stay as they are', () => {
  for (const rule of [
    '.a{color:red;}',
    '@keyframes b{from{opacity:0;}}',
    '@media print{.a::before{content:"";}.a{margin:0;}}',
    '@media print{@supports (gap:0){.a{gap:0;}}}',
    '@media print{.a{content:"}";}}',
  ])
    expect(nestMedia(rule)).toEqual([rule]);
});
