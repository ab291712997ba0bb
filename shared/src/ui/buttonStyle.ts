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

const variants: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css`
    background-color: ${color.accent};
    color: ${color.onAccent};

    &:hover {
      background-color: ${color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${color.borderStrong};
    background-color: ${color.bgRaised};
    box-shadow: ${shadow.control};

    &:hover,
    &[aria-expanded='true'] {
      background-color: ${color.bgHover};
    }
  `,
  ghost: css`
    &:hover,
    &[aria-expanded='true'] {
      background-color: ${color.bgHover};
    }
  `,
  danger: css`
    background-color: ${color.negativeSolid};
    color: ${color.onNegative};

    &:hover {
      filter: brightness(0.92);
    }
  `,
  link: css`
    ${textStyle({ padX: 1, tone: 'accent' })}

    &:hover {
      ${underlined}
    }
  `,
};

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
  }
`;

const offQuiet = css`
  &:is(:disabled, [aria-disabled='true']) {
    background-color: transparent;
    color: ${color.textDisabled};
    cursor: not-allowed;
    filter: none;
    text-decoration: none;
  }
`;

/** It stays reachable by keyboard and its tooltip explains it, so the text must be readable. */
const unavailable = css`
  &[data-unavailable] {
    color: ${color.textMuted};
  }
`;

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: 'small' | undefined;
  readonly $isIcon?: boolean;
}

/** The shape of every button; `$isIcon` makes it square. Paper has no buttons, but links can stand in a sentence. */
export const buttonStyle = css<ButtonStyleProps>`
  ${rowStyle({ gap: 2, justify: 'center', inline: true, fixed: true, relative: true })}
  min-width: ${(props) => props.$isIcon && (props.$size === 'small' ? size.controlSmall : size.control)};
  height: ${(props) => (props.$size === 'small' ? size.controlSmall : size.control)};
  padding: 0 ${(props) => (props.$isIcon ? 0 : props.$size === 'small' ? space[3] : '15px')};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  ${(props) => (props.$size === 'small' && !props.$isIcon ? text.xs : text.sm)}
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

  ${(props) => variants[props.$variant]}
  ${pressed}
  ${(props) => (props.$variant === 'ghost' || props.$variant === 'link' ? offQuiet : off)}
  ${unavailable}
  ${(props) => props.$variant !== 'link' && notOnPaper}

  /* On phones, fingers need more room. Not in a media query: with pseudo-elements in it, that has the browser calculate the whole page. */
  &::after {
    position: absolute;
    inset: ${(props) => props.$size === 'small' && '-5px'};
    content: var(--touch-area);
  }
`;
