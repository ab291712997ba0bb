import { useState } from 'react';
import {
  modelSecret,
  modelWaits,
  storeModelSecret,
  isModelSecretKept,
  type ModelSettings,
} from '@back-office/shared/state';
import { Stack, Text } from '@back-office/shared/ui';
import { Select } from '@back-office/shared/ui/choices';
import { TextField } from '@back-office/shared/ui/forms';
import { FormDialog } from '../shops/FormDialog';
import { askModel } from './askModel';
import { blockedModelText } from './policyBlock';
import { allowedModels, readModelAddress } from './serverAddress';
import { TokenFields, type SecretTexts, type TypedToken } from './TokenFields';
import { useAddressField } from './useAddressField';
import { useAsking } from './useAsking';

interface ModelDialogProps {
  readonly settings: ModelSettings;
  readonly onClose: () => void;
  readonly onConnected: (settings: ModelSettings) => void;
}

const keyTexts: SecretTexts = {
  label: 'Key',
  hint: 'Leave it empty if the server asks for none.',
  keep: 'Keep the key on this device',
  kept: 'Anyone who can use this browser can use the key.',
  lost: 'The key is forgotten when this tab is closed.',
};

/** What is typed about a model, and trying it: what can be wrong is said at the fields or below them. */
function useModelForm({ settings, onConnected }: Omit<ModelDialogProps, 'onClose'>) {
  const { read, isBlocked, focus, fieldOf } = useAddressField({
    allowed: allowedModels,
    read: readModelAddress,
    stored: settings.url,
  });
  const [model, setModel] = useState(settings.model);
  const [wait, setWait] = useState(settings.wait);
  const [key, setKey] = useState<TypedToken>({ token: modelSecret() ?? '', isKept: isModelSecretKept() });
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isAsking, ask } = useAsking();

  async function submit() {
    setTried(true);
    setProblem(undefined);
    if (isAsking) return;
    if (!read.ok) return focus();
    if (model.trim() === '') return;
    const asked = await ask((signal) =>
      askModel({ url: read.url, model: model.trim(), key: key.token.trim(), signal }),
    );
    if (!asked) return;
    if (!asked.ok) return setProblem(asked.problem);
    if (!storeModelSecret(key.token.trim(), key)) return setProblem('This browser does not keep the key.');
    onConnected({ isOn: true, url: read.url, model: model.trim(), wait });
  }

  return {
    address: fieldOf(isTried),
    model: {
      value: model,
      error: isTried && model.trim() === '' ? 'Enter the name that the server has for the model.' : undefined,
      onChange: setModel,
    },
    key: { value: key, onChange: (changed: Partial<TypedToken>) => setKey((now) => ({ ...now, ...changed })) },
    wait: {
      value: wait,
      onChange: (chosen: string) => setWait(modelWaits.find((each) => each === chosen) ?? wait),
    },
    receiver: read.ok ? new URL(read.url).origin : 'the model',
    isBusy: isAsking && !isBlocked,
    failure: isBlocked ? blockedModelText : problem,
    submit,
  };
}

/** Turns a language model on: what is sent to it stands above the button, and the connection is tried first. */
export function ModelDialog({ settings, onClose, onConnected }: ModelDialogProps) {
  const form = useModelForm({ settings, onConnected });
  return (
    <FormDialog
      title="Connect a model"
      submitLabel="Turn on"
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextField
        {...form.address}
        label="Address of the model"
        placeholder="http://localhost:8080/v1"
        inputMode="url"
        autoFocus
      />
      <TextField {...form.model} label="Name of the model" placeholder="llama-3.1-8b-instruct" />
      <TokenFields {...form.key} texts={keyTexts} />
      <Select
        {...form.wait}
        label="Longest wait for the next word"
        hint="Then the built-in assistant answers. A model on a slow computer needs more."
        options={modelWaits.map((value) => ({ value, label: `${value} seconds` }))}
      />
      <WhatIsSent to={form.receiver} />
    </FormDialog>
  );
}

function WhatIsSent({ to }: { readonly to: string }) {
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" size="sm" weight="medium">
        What leaves this device
      </Text>
      <Text as="p" size="sm" tone="secondary">
        With each question, {to} gets: your question and the earlier ones of the conversation, the name of the shop, the
        days on your screen, names of attached files, and the figures, names of items and staff, transactions, and sums,
        columns and values of attached files that the model asks for, at most 20 at a time.
      </Text>
      <Text as="p" size="sm" tone="secondary">
        Customers, mail addresses and phone numbers are replaced before anything is sent. Files themselves are not sent.
        Below each reply you can read what was sent for it.
      </Text>
    </Stack>
  );
}
