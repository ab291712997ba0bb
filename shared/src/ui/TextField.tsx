import { Lock } from 'lucide-react';
import { useId, type HTMLAttributes, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { color, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { FieldFrame, controlStyle, hasMessage } from '@back-office/shared/ui';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** One line of text, or several with `multiline`. Controlled by the caller. */
export interface TextFieldProps {
  /** Visible label above the field. */
  readonly label: string;
  /** The text; controlled by the caller. */
  readonly value: string;
  /** Called with the whole text after each change. */
  readonly onChange: (value: string) => void;
  /** What is wrong and how to fix it; marks the field as invalid. */
  readonly error?: string | undefined;
  /** A warning that blocks nothing. */
  readonly warning?: string | undefined;
  /** One gray line below the field, replaced by an error or a warning. */
  readonly hint?: string | undefined;
  /** Inside the field at the right: a small link button such as Auto create. */
  readonly action?: ReactNode;
  /** Several lines instead of one. */
  readonly multiline?: boolean | undefined;
  /** Height of a multi-line field in lines. */
  readonly rows?: number | undefined;
  /** An example; never use it as the label. */
  readonly placeholder?: string | undefined;
  /** Keyboard on phones: `decimal` for prices, `numeric` for codes. */
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Read-only, shown with a lock; explain why in `hint`. */
  readonly disabled?: boolean | undefined;
  /** Focuses the field when it appears, such as the first field of a dialog. */
  readonly autoFocus?: boolean | undefined;
  /** Same as the `name` of `<input>`, for the browser's suggestions. */
  readonly name?: string | undefined;
  /** Maximum number of characters. */
  readonly maxLength?: number | undefined;
  /** Same as the `autocomplete` of `<input>`. */
  readonly autoComplete?: string | undefined;
  /** The label is for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  /** `bare` has no border until it is hovered or focused, for table rows such as Quick create. */
  readonly look?: 'bare' | undefined;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** For keys with a special meaning, such as Enter or the arrow keys. */
  readonly onKeyDown?: KeyboardEventHandler<Control> | undefined;
  /** Called when the field loses the focus. */
  readonly onBlur?: (() => void) | undefined;
  /** The input element, for focusing it. */
  readonly ref?: Ref<Control> | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, warning, hint, action, multiline, rows = 3, hideLabel, look, align } = props;
  const { placeholder, inputMode, disabled, autoFocus, name, maxLength, autoComplete = 'off', ref } = props;
  const id = useId();
  const messageId = `${id}message`;
  const attributes = {
    id,
    value,
    name,
    placeholder,
    inputMode,
    disabled,
    autoFocus,
    maxLength,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hasMessage({ error, warning, hint }) ? messageId : undefined,
    onChange: (event: { readonly currentTarget: Control }) => onChange(event.currentTarget.value),
    onKeyDown: props.onKeyDown,
    onBlur: props.onBlur,
  };
  return (
    <FieldFrame {...{ label, error, warning, hint, hideLabel, messageId }} controlId={id}>
      <Box data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined} $look={look}>
        {multiline ? (
          <Area {...attributes} ref={ref as Ref<HTMLTextAreaElement>} rows={rows} />
        ) : (
          <Line {...attributes} ref={ref as Ref<HTMLInputElement>} type="text" $align={align} />
        )}
        {action && <Inside>{action}</Inside>}
        {disabled && (
          <Inside>
            <Lock size={16} aria-hidden />
          </Inside>
        )}
      </Box>
    </FieldFrame>
  );
}

const bare = css`
  &:not(:hover, :focus-within, [data-invalid]) {
    border-color: transparent;
    background-color: transparent;
  }
`;

const Box = styled.div<{ readonly $look: 'bare' | undefined }>`
  ${controlStyle}
  ${rowStyle({ align: 'stretch', pad: '0px' })}
  ${(props) => props.$look === 'bare' && bare}
`;

const innerStyle = css`
  ${textStyle({ grow: true, width: '100%', tone: 'inherit' })}
  border: 0;
  border-radius: inherit;
  background: none;

  &:is(:focus, :focus-visible) {
    outline: none;
  }

  &:disabled {
    cursor: not-allowed;
  }
`;

const Line = styled.input<{ readonly $align: 'start' | 'end' | undefined }>`
  ${innerStyle}
  padding: 0 11px;
  text-align: ${(props) => props.$align};
  font-variant-numeric: ${(props) => props.$align === 'end' && 'tabular-nums'};
`;

const Area = styled.textarea`
  ${innerStyle}
  ${textStyle({ block: true, minHeight: '36px', pad: ['7px', '11px'] })}
  resize: vertical;
`;

const Inside = styled.div`
  ${rowStyle({ fixed: true, padEnd: 2, height: 'calc(var(--control) - 2px)' })}
  align-self: flex-start;

  > svg {
    margin-inline-end: ${space[1]};
    color: ${color.textMuted};
  }
`;
