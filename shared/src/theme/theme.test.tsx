import { render } from '@testing-library/react';
import { tokenRules } from './GlobalStyle';
import { color, font, layer, motion, radius, shadow, size, space, weight } from './theme';
import { dark, fixed, light, onPhone, type ThemedToken } from './tokens';

/** Relative luminance and contrast ratio as defined by WCAG 2.2; colors as `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = [
  'bg-canvas',
  'bg-surface',
  'bg-raised',
  'bg-overlay',
  'bg-sunken',
  'bg-hover',
  'accent-subtle',
] as const;
const everywhere = ['text', 'text-secondary', 'text-muted', 'accent-text', 'negative'] as const;

type Pair = readonly [ink: ThemedToken, ground: ThemedToken];
const texts: readonly Pair[] = [
  ...everywhere.flatMap((ink) => surfaces.map((ground): Pair => [ink, ground])),
  ['text', 'bg-active'],
  ['text', 'bg-chosen'],
  ['text-secondary', 'bg-active'],
  ['text', 'notice-subtle'],
  ['text', 'negative-subtle'],
  ['text-inverse', 'bg-inverse'],
  ['text-inverse-muted', 'bg-inverse'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-negative', 'negative-solid'],
  ['positive', 'positive-subtle'],
  ['negative', 'negative-subtle'],
  ['notice', 'notice-subtle'],
  ['notice', 'bg-raised'],
  ['notice', 'bg-overlay'],
  ['neutral', 'neutral-subtle'],
  ['positive', 'bg-raised'],
];
const marks: readonly Pair[] = [
  ...(['bg-surface', 'bg-raised', 'bg-overlay'] as const).flatMap((ground): readonly Pair[] => [
    ['border-control', ground],
    ['focus', ground],
    ['negative-solid', ground],
    ['accent', ground],
  ]),
  ['on-accent', 'border-control'],
  ['border-control', 'bg-sunken'],
  ...([1, 2, 3, 4, 5, 6] as const).map((index): Pair => [`chart-${index}`, 'bg-raised']),
];

const themes = [
  ['light', light],
  ['dark', dark],
] as const;

describe.each(themes)('in the %s theme', (_, tokens) => {
  test.each(texts)('text %s on %s has a contrast of 4.5 or more', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('the mark %s on %s has a contrast of 3 or more', (ink, ground) => {
    expect(contrast(tokens[ink], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast of black on white is 21', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

test('every accessor names an existing variable, and every color has an accessor', () => {
  const accessors = [color, space, font, layer, motion, radius, shadow, size, weight].flatMap((group) =>
    Object.values(group),
  );
  const named = new Set(accessors.flatMap((value) => [...value.matchAll(/--([a-z0-9-]+)/g)].map(([, name]) => name)));
  const known = new Set<string>([...Object.keys(light), ...Object.keys(fixed)]);
  expect([...named].filter((name) => name === undefined || !known.has(name))).toEqual([]);
  expect(Object.keys(light).filter((name) => !named.has(name))).toEqual([]);
});

test('both themes and the phone overrides have the same names', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
  expect(Object.keys(onPhone).filter((name) => !(name in fixed))).toEqual([]);
});

describe('the token rules', () => {
  beforeEach(() => {
    render(
      <>
        <style>{tokenRules}</style>
        <div data-back-office="" data-testid="light" />
        <div data-back-office="" data-theme="dark" data-testid="dark" />
      </>,
    );
  });
  const valueAt = (id: string, name: string) =>
    getComputedStyle(document.querySelector(`[data-testid='${id}']`) ?? document.body).getPropertyValue(name);

  test('set the tokens on their element, dark with data-theme="dark"', () => {
    expect(valueAt('light', '--text')).toBe(light.text);
    expect(valueAt('dark', '--text')).toBe(dark.text);
    expect(valueAt('dark', '--space-4')).toBe('16px');
  });

  test('do not affect the page around it', () => {
    expect(getComputedStyle(document.body).getPropertyValue('--text')).toBe('');
  });
});
