import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { formatCount } from '@back-office/shared/format';
import { AssistantSwitches, ThemeChoice, usePreferences } from '@back-office/shared/state';
import { color, gridStyle, rowStyle, textStyle } from '@back-office/shared/theme';
import { Grid, Row, Stack, Text } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { Dialog, Select } from '@back-office/shared/ui/choices';
import { usageOf } from '../../../domain/summary';
import { useAssistant, useAssistantState } from '../../../state/AssistantProvider';
import { formOf, readForm, type SettingsErrors, type SettingsForm } from '../domain/settingsForm';

interface SettingsDialogProps {
  readonly conversationId: string;
  readonly onClose: () => void;
}

/** Preferences, usage, and the settings of one conversation. Everything applies at once. */
export function SettingsDialog({ conversationId, onClose }: SettingsDialogProps) {
  return (
    <Dialog title="Assistant settings" onClose={onClose}>
      <Stack gap={8}>
        <PreferencesSection />
        <ConversationSection conversationId={conversationId} />
        <UsageSection />
      </Stack>
    </Dialog>
  );
}

const forModel = 'Applies to a connected model';

function PreferencesSection() {
  const { isEmbedded } = useServices();
  const [preferences, change] = usePreferences();
  return (
    <Section title="Preferences">
      <AssistantSwitches />
      {!isEmbedded && <ThemeChoice />}
      <Select
        label="Language of replies"
        hint={forModel}
        value={preferences.language}
        options={languages}
        onChange={(language) => change({ language })}
      />
    </Section>
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
  { value: 'fr', label: 'Français' },
] as const;

function ConversationSection({ conversationId }: { readonly conversationId: string }) {
  const session = useAssistant();
  const conversation = useAssistantState(({ conversations }) => conversations[conversationId]);
  const newSettings = useAssistantState((state) => state.newSettings);
  const stored = typeof conversation === 'object' ? conversation.settings : newSettings;
  const [form, setForm] = useState(() => formOf(stored));
  const [errors, setErrors] = useState<SettingsErrors>({});

  const change = (changed: Partial<SettingsForm>) => {
    const next = { ...form, ...changed };
    const read = readForm(next);
    setForm(next);
    setErrors(read.errors);
    if (read.settings) session.setSettings(conversationId, read.settings);
  };
  return (
    <Section title="This conversation" note={forModel}>
      <TextField label="Model" value={form.model} error={errors.model} onChange={(model) => change({ model })} />
      <Grid gap={3} columns="1fr 1fr">
        <TextField
          label="Temperature"
          inputMode="decimal"
          value={form.temperature}
          error={errors.temperature}
          hint="0 to 2; higher is more varied"
          onChange={(temperature) => change({ temperature })}
        />
        <TextField
          label="Maximum tokens"
          inputMode="numeric"
          value={form.maxTokens}
          error={errors.maxTokens}
          hint="Longest reply"
          onChange={(maxTokens) => change({ maxTokens })}
        />
      </Grid>
    </Section>
  );
}

function UsageSection() {
  const summaries = useAssistantState((state) => state.summaries);
  const usage = usageOf(summaries ?? []);
  const figures = [
    ['Messages', usage.messagesCount],
    ['Tokens used', usage.tokensUsed],
    ['Conversations', usage.conversationsCount],
    ['Files uploaded', usage.filesUploaded],
  ] as const;
  return (
    <Section title="Usage" note="In the conversations listed">
      <Figures>
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  return (
    <Stack as="section" gap={4}>
      <Row gap={['0px', 3]} align="baseline" justify="between" wrap size="md">
        <h3>{title}</h3>
        {note && (
          <Text size="xs" tone="muted">
            {note}
          </Text>
        )}
      </Row>
      {children}
    </Stack>
  );
}

const Figures = styled.dl`
  ${gridStyle({ gap: 2 })}

  > div {
    ${rowStyle({ align: 'stretch', justify: 'between' })}
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    ${textStyle({ weight: 'medium', tabular: true })}
  }
`;
