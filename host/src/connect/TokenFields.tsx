import { useId, type Ref } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@back-office/shared/ui/forms';
import { controlStyle, FieldFrame, Stack, Text } from '@back-office/shared/ui';

export interface TypedToken {
  readonly token: string;
  /** On this device, beyond the session. */
  readonly isKept: boolean;
}

interface TokenFieldsProps {
  readonly value: TypedToken;
  readonly error: string | undefined;
  readonly autoFocus?: boolean;
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly onChange: (changed: Partial<TypedToken>) => void;
}

/** The access token of a server, and how long it is kept. */
export function TokenFields({ value, error, autoFocus = false, fieldRef, onChange }: TokenFieldsProps) {
  const id = useId();
  const messageId = `${id}message`;
  return (
    <Stack gap={3}>
      <FieldFrame
        label="Access token"
        hint="Whoever runs the server gives you one. It belongs to one shop."
        error={error}
        controlId={id}
        messageId={messageId}
      >
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
        <Checkbox
          label="Keep the token on this device"
          isChecked={value.isKept}
          onChange={(isKept) => onChange({ isKept })}
        />
        <Text as="p" size="xs" tone="muted">
          {value.isKept
            ? 'Anyone who can use this browser can see the shop.'
            : 'The token is forgotten when this tab is closed.'}
        </Text>
      </Stack>
    </Stack>
  );
}

const Secret = styled.input`
  ${controlStyle}
`;
