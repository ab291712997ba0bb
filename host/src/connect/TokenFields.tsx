import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@back-office/shared/ui/forms';
import { controlStyle, FieldFrame, Stack, Text } from '@back-office/shared/ui';

export interface TypedToken {
  readonly token: string;
  /** On this device, beyond the session. */
  readonly isKept: boolean;
}

export interface SecretTexts {
  readonly label: string;
  readonly hint: string;
  readonly keep: string;
  /** What keeping it means, and what not keeping it means. */
  readonly kept: string;
  readonly lost: string;
}

const tokenTexts: SecretTexts = {
  label: 'Access token',
  hint: 'Whoever runs the server gives you one. It belongs to one shop.',
  keep: 'Keep the token on this device',
  kept: 'Anyone who can use this browser can see the shop.',
  lost: 'The token is forgotten when this tab is closed.',
};

interface TokenFieldsProps {
  readonly value: TypedToken;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
  readonly fieldRef?: Ref<HTMLInputElement>;
  /** By default those of the access token of a server. */
  readonly texts?: SecretTexts;
  readonly onChange: (changed: Partial<TypedToken>) => void;
}

/** The access token of a server, or another secret, and how long it is kept. */
export function TokenFields(props: TokenFieldsProps) {
  const { value, error, autoFocus = false, fieldRef, texts = tokenTexts, onChange } = props;
  const id = useId();
  const messageId = `${id}message`;
  return (
    <Stack gap={3}>
      <FieldFrame label={texts.label} hint={texts.hint} error={error} controlId={id} messageId={messageId}>
        <Secret
          ref={fieldRef}
          id={id}
          type="password"
          value={value.token}
          autoFocus={autoFocus}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={messageId}
          onChange={(event) => onChange({ token: event.currentTarget.value })}
        />
      </FieldFrame>
      <Stack gap={1}>
        <Checkbox label={texts.keep} isChecked={value.isKept} onChange={(isKept) => onChange({ isKept })} />
        <Text as="p" size="xs" tone="muted">
          {value.isKept ? texts.kept : texts.lost}
        </Text>
      </Stack>
    </Stack>
  );
}

const Secret = styled.input`
  ${controlStyle}
`;
