import { Switch } from '@back-office/shared/ui/dialogs';
import { usePreferences, type Preferences } from './preferences';

type AssistantPreference = keyof Pick<Preferences, 'autoSave' | 'showTimestamps' | 'enableSounds'>;

const switches: readonly { readonly field: AssistantPreference; readonly label: string; readonly effect: string }[] = [
  {
    field: 'autoSave',
    label: 'Auto-save',
    effect: 'Keep conversations after you close this page',
  },
  { field: 'showTimestamps', label: 'Timestamps', effect: 'When each message was sent' },
  { field: 'enableSounds', label: 'Sounds', effect: 'When a reply arrives' },
];

/** Preferences of the assistant that have an effect, applied at once. They are spaced by the element around them. */
export function AssistantSwitches() {
  const [preferences, change] = usePreferences();
  return switches.map(({ field, label, effect }) => (
    <Switch
      key={field}
      label={label}
      description={effect}
      isOn={preferences[field]}
      onChange={(isOn) => change({ [field]: isOn })}
    />
  ));
}
