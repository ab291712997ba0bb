import { useState } from 'react';
import { Plug, Power, Settings2 } from 'lucide-react';
import { deferredPart } from '@back-office/shared/loading';
import {
  forgetModelSecret,
  isModelSecretKept,
  modelDefinition,
  modelSecret,
  useStoredValue,
  type ModelSettings,
} from '@back-office/shared/state';
import { Button, Card, Row, Stack, Text, useToast } from '@back-office/shared/ui';
import { usePageShop } from '../shops/pageShop';
import { FactList } from './FactList';

const ModelDialog = deferredPart(() =>
  import(/* webpackChunkName: "model-settings" */ '../connect/ModelDialog').then((part) => part.ModelDialog),
);

/** The language model that answers in place of the built-in assistant, if the merchant has turned one on. */
export function ModelCard() {
  const [settings, set] = useStoredValue(modelDefinition);
  const [isOpen, setOpen] = useState(false);
  const { show } = useToast();
  const isConnected = usePageShop().shop.source === 'server';
  const sent = isConnected
    ? 'only the server of the shop is contacted, for figures and to keep conversations'
    : 'nothing is sent';
  const close = () => setOpen(false);

  async function store(next: ModelSettings, done: string) {
    const result = await set(next);
    if (result.ok) show({ message: done, tone: 'done' });
    else show({ message: result.message, tone: 'failed' });
  }

  function turnOff() {
    forgetModelSecret();
    void store({ ...settings, isOn: false }, 'The language model is off');
  }

  return (
    <Card title="Language model">
      <Stack gap={4}>
        {settings.isOn ? (
          <OnFacts settings={settings} />
        ) : (
          <Text as="p" size="sm" tone="secondary">
            Replies are worked out on this device, and {sent}. A language model of your own, such as one on this
            computer, can put them into words. It gets figures only through the assistant.
          </Text>
        )}
        <Row gap={2} wrap>
          <Button icon={settings.isOn ? <Settings2 /> : <Plug />} onClick={() => setOpen(true)}>
            {settings.isOn ? 'Change model' : 'Connect a model'}
          </Button>
          {settings.isOn && (
            <Button icon={<Power />} onClick={turnOff}>
              Turn off
            </Button>
          )}
        </Row>
      </Stack>
      {isOpen && (
        <ModelDialog
          settings={settings}
          onClose={close}
          onFailed={close}
          onConnected={(next) => {
            close();
            void store(next, 'The language model is on');
          }}
        />
      )}
    </Card>
  );
}

function OnFacts({ settings: { url, model, wait } }: { readonly settings: ModelSettings }) {
  const key = isModelSecretKept()
    ? 'Kept on this device'
    : modelSecret() === undefined
      ? 'None'
      : 'Until this tab is closed';
  return (
    <FactList
      facts={[
        { label: 'Address', value: url },
        { label: 'Model', value: model },
        { label: 'Key', value: key },
        { label: 'Longest wait', value: `${wait} seconds, then the built-in assistant answers` },
      ]}
    />
  );
}
