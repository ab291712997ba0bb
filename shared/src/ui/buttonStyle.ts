import { css } from 'styled-components';
import {
  color,
  motion,
  notOnPaper,
  radius,
  rowStyle,
  shadow,
  size,
  space,
  square,
  text,
  textStyle,
  underlined,
} from '@back-office/shared/theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';

export interface ButtonLook {
  /** Use `primary` once per view, `danger` for deleting, `ghost` and `link` for actions that should stay quiet. */
  readonly variant?: ButtonVariant | undefined;
  /** `small` is 32 px high instead of 36, for cards, notices and table rows. */
  readonly size?: 'small' | undefined;
}

const variants = css`
  &:where([data-variant='primary']) {
    background-color: ${color.accent};
    color: ${color.onAccent};

    &:hover {
      background-color: ${color.accentHover};
    }
  }

  &:where([data-variant='secondary']) {
    border-color: ${color.borderStrong};
    background-color: ${color.bgRaised};
    box-shadow: ${shadow.control};
  }

  &:where([data-variant='secondary'], [data-variant='ghost']):is(:hover, [aria-expanded='true']) {
    background-color: ${color.bgHover};
  }

  &:where([data-variant='danger']) {
    background-color: ${color.negativeSolid};
    color: ${color.onNegative};

    &:hover {
      filter: brightness(0.92);
    }
  }

  /* At the edges its text lines up with what is above and below. */
  &:where([data-variant='link']) {
    ${textStyle({ padX: 1, tone: 'accent' })}

    &:first-child {
      margin-inline-start: -5px;
    }

    &:last-child {
      margin-inline-end: -5px;
    }

    &:hover {
      ${underlined}
    }
  }
`;

/** A button without a border must still look pressed while it is. */
const pressed = css`
  &:active:not([aria-disabled='true'], :disabled) {
    filter: brightness(0.96);
  }
`;

const off = css`
  &:is(:disabled, [aria-disabled='true']) {
    border-color: ${color.border};
    ${textStyle({ ground: 'sunken', tone: 'disabled' })}
    box-shadow: none;
    cursor: not-allowed;
    filter: none;
    text-decoration: none;

    &:where([data-variant='ghost'], [data-variant='link']) {
      border-color: transparent;
      background-color: transparent;
    }
  }
`;

/** It stays reachable by keyboard and its tooltip explains it, so the text must be readable. */
const unavailable = css`
  &[data-unavailable] {
    color: ${color.textMuted};
  }
`;

/** The attributes by which `buttonStyle` tells one look from another. */
export const lookOf = (variant: ButtonVariant, size: ButtonLook['size']) => ({
  'data-variant': variant,
  'data-size': size,
});

/**
 * The shape of every button. Buttons are not printed; links are, which can stand in a sentence. By attributes, because lists draw
 * many while they scroll, and a style that depends on a prop is put together each time.
 */
export const buttonStyle = css`
  ${rowStyle({ gap: 2, justify: 'center', inline: true, fixed: true, relative: true })}
  height: ${size.control};
  padding: 0 15px;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  ${text.sm}
  ${textStyle({ tone: 'text', weight: 'medium', nowrap: true })}
  text-decoration: none;
  user-select: none;
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  svg {
    ${square(size.iconSmall)}
  }

  &:where([data-size='small']) {
    height: ${size.controlSmall};
    padding: 0 ${space[3]};
    ${text.xs}
  }

  ${variants}
  ${pressed}
  ${off}
  ${unavailable}

  &:where(:not([data-variant='link'])) {
    ${notOnPaper}
  }

  /* On phones, fingers need more room. Not in a media query: with pseudo-elements in it, that has the browser calculate the whole page. */
  &::after {
    position: absolute;
    content: var(--touch-area);
  }

  &:where([data-size='small'])::after {
    inset: -5px;
  }
`;

/** A button with an icon alone is square, and its icon does not get smaller with its text. */
export const iconButtonStyle = css`
  ${buttonStyle}
  min-width: ${size.control};
  padding: 0;

  &:where([data-size='small']) {
    min-width: ${size.controlSmall};
    padding: 0;
    ${text.sm}
  }
`;
