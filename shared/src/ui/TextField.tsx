import { Lock } from 'lucide-react';
import { useId, type HTMLAttributes, type KeyboardEventHandler, type ReactNode, type Ref } from 'react';
import styled, { css } from 'styled-components';
import { color, space } from '../theme/theme';
import { FieldFrame, controlStyle, hasMessage } from './fieldStyle';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** One line of text, or several with `multiline`. The value is yours; edits come as plain text. */
export interface TextFieldProps {
  /** Visible label above the field. */
  readonly label: string;
  /** The text as typed; the state is yours. */
  readonly value: string;
  /** Called with the whole text after each change. */
  readonly onChange: (value: string) => void;
  /** What is wrong and what to do; marks the field as invalid. */
  readonly error?: string | undefined;
  /** Worth a look, blocks nothing. */
  readonly warning?: string | undefined;
  /** One grey line below the field; error and warning take its place. */
  readonly hint?: string | undefined;
  /** Stands inside, at the right: a small link button such as Auto create. */
  readonly action?: ReactNode;
  /** Several lines instead of one. */
  readonly multiline?: boolean | undefined;
  /** Height of a multi-line field in lines. */
  readonly rows?: number | undefined;
  /** An example, never the label. */
  readonly placeholder?: string | undefined;
  /** Keyboard on phones: `decimal` for prices, `numeric` for codes. */
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** Shown with a lock; say why in `hint`. */
  readonly disabled?: boolean | undefined;
  /** Takes the focus when it appears; the first field of a dialog. */
  readonly autoFocus?: boolean | undefined;
  /** As of `<input name>`, for the browser’s own suggestions. */
  readonly name?: string | undefined;
  /** Characters that can be typed. */
  readonly maxLength?: number | undefined;
  /** As of `<input autocomplete>`. */
  readonly autoComplete?: string | undefined;
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean | undefined;
  /** `bare` has no edge until it is pointed at or focused, for table rows such as Quick create. */
  readonly look?: 'bare' | undefined;
  /** `end` for figures. */
  readonly align?: 'start' | 'end' | undefined;
  /** For keys with a meaning of their own, such as Enter or the arrows. */
  readonly onKeyDown?: KeyboardEventHandler<Control> | undefined;
  /** The field was left. */
  readonly onBlur?: (() => void) | undefined;
  /** The control itself, to put the focus in. */
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
  display: flex;
  align-items: stretch;
  padding: 0;
  ${(props) => props.$look === 'bare' && bare}
`;

const innerStyle = css`
  flex: 1;
  width: 100%;
  min-width: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;

  &:is(:focus, :focus-visible) {
    outline: none;
  }

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
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
  display: block;
  min-height: 36px;
  padding: 7px 11px;
  resize: vertical;
`;

const Inside = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  align-self: flex-start;
  height: calc(var(--control) - 2px);
  padding-inline-end: ${space[2]};

  > svg {
    margin-inline-end: ${space[1]};
    color: ${color.textMuted};
  }
`;
