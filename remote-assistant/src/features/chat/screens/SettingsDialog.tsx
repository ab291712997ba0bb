import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { formatCount } from '@back-office/shared/format';
import { AssistantSwitches, ThemeChoice, usePreferences } from '@back-office/shared/state';
import { color, space, tabular, text, weight } from '@back-office/shared/theme';
import { TextField } from '@back-office/shared/ui';
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
      <Sections>
        <PreferencesSection />
        <ConversationSection conversationId={conversationId} />
        <UsageSection />
      </Sections>
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
      <Pair>
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
      </Pair>
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
    <Group>
      <GroupHead>
        <h3>{title}</h3>
        {note && <Note>{note}</Note>}
      </GroupHead>
      {children}
    </Group>
  );
}

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`;

const Group = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

const GroupHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[3]};
  ${text.md}
`;

const Note = styled.span`
  color: ${color.textMuted};
  ${text.xs}
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;

const Figures = styled.dl`
  display: grid;
  gap: ${space[2]};

  > div {
    display: flex;
    justify-content: space-between;
  }

  dt {
    color: ${color.textSecondary};
  }

  dd {
    font-weight: ${weight.medium};
    ${tabular}
  }
`;
