import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, motion, rowStyle, size, stackStyle, textStyle, visuallyHidden } from '@back-office/shared/theme';

/**
 * Border, height and background of every field: 36 px high (40 px on phones), a 2 px accent border when focused, a red
 * border with `aria-invalid` or `data-invalid`, and a sunken background when disabled. The second pixel of the border
 * is an inset shadow, so nothing moves. Works on the control itself and, with `:focus-within`, on a frame around it.
 */
export const controlStyle = css`
  ${textStyle({ size: 'sm', tone: 'text', pad: ['0px', 3], shrink: true, width: '100%', round: 'md' })}
  min-height: ${size.control};
  border: 1px solid ${color.borderControl};
  outline: none;
  background-color: ${color.bgRaised};
  transition:
    border-color ${motion.fast},
    box-shadow ${motion.fast};

  &:is(:focus, :focus-within, :focus-visible, [data-focused], [data-open]) {
    border-color: ${color.focus};
    outline: none;
    box-shadow: inset 0 0 0 1px ${color.focus};
  }

  &:is([aria-invalid='true'], [data-invalid]) {
    border-color: ${color.negativeSolid};
    box-shadow: inset 0 0 0 1px ${color.negativeSolid};
  }

  &:is([aria-invalid='true'], [data-invalid]):is(:focus, :focus-within, [data-focused], [data-open]) {
    box-shadow:
      inset 0 0 0 1px ${color.negativeSolid},
      0 0 0 3px ${color.negativeSubtle};
  }

  &:is(:disabled, [data-disabled]) {
    border-color: ${color.border};
    ${textStyle({ ground: 'sunken', tone: 'disabled' })}
    cursor: not-allowed;
  }

  /* Forced colors remove box shadows, so the focus needs an outline. */
  @media (forced-colors: active) {
    &:is(:focus, :focus-within) {
      outline: 2px solid;
    }
  }
`;

export const labelStyle = css`
  ${textStyle({ size: 'sm', tone: 'text', weight: 'medium' })}
`;

const hintStyle = css`
  ${textStyle({ size: 'xs', tone: 'muted' })}
`;

const errorStyle = css`
  ${textStyle({ size: 'xs', tone: 'negative' })}
`;

/** The label and the messages around one control. */
export interface FieldFrameProps {
  /** Visible label above the control. */
  readonly label: ReactNode;
  /** Id of the control; clicking the label focuses it. Leave it out if the control is named in another way. */
  readonly controlId?: string | undefined;
  /** Id of the label element, for `aria-labelledby`. */
  readonly labelId?: string | undefined;
  /** Id of the message below, for `aria-describedby`; see `hasMessage`. */
  readonly messageId?: string | undefined;
  /** What is wrong and how to fix it; replaces warning and hint. */
  readonly error?: ReactNode;
  /** A warning that blocks nothing. */
  readonly warning?: ReactNode;
  readonly hint?: ReactNode;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  readonly children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { label, controlId, labelId, messageId, error, warning, hint, hideLabel = false, children } = props;
  return (
    <Frame>
      <Label id={labelId} htmlFor={controlId} $isHidden={hideLabel}>
        {label}
      </Label>
      {children}
      <FieldMessage id={messageId} error={error} warning={warning} hint={hint} />
    </Frame>
  );
}

interface FieldMessageProps {
  readonly id?: string | undefined;
  readonly error?: ReactNode;
  readonly warning?: ReactNode;
  readonly hint?: ReactNode;
}

/** The message below a field: the error, or the warning, or the hint. */
export function FieldMessage({ id, error, warning, hint }: FieldMessageProps) {
  if (error)
    return (
      <Message id={id} $tone="error">
        <CircleAlert size={14} aria-hidden />
        {error}
      </Message>
    );
  if (warning)
    return (
      <Message id={id} $tone="warning">
        <TriangleAlert size={14} aria-hidden />
        {warning}
      </Message>
    );
  return hint ? (
    <Message id={id} $tone="hint">
      {hint}
    </Message>
  ) : null;
}

/** Whether there is a message, so that `aria-describedby` never points to a missing element. */
export function hasMessage(props: Omit<FieldMessageProps, 'id'>): boolean {
  return Boolean(props.error || props.warning || props.hint);
}

const toneStyle = {
  error: errorStyle,
  warning: css`
    ${textStyle({ size: 'xs', tone: 'notice' })}
  `,
  hint: hintStyle,
};

const Frame = styled.div`
  ${stackStyle({ gap: '6px', shrink: true, relative: true })}
`;

const Label = styled.label<{ readonly $isHidden: boolean }>`
  align-self: flex-start;
  ${labelStyle}
  ${(props) => props.$isHidden && visuallyHidden}
`;

const Message = styled.div<{ readonly $tone: keyof typeof toneStyle }>`
  ${rowStyle({ gap: 1, align: 'stretch', anywhere: true })}
  ${(props) => toneStyle[props.$tone]}

  svg {
    margin-top: 2px;
  }
`;
