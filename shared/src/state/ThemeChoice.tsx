import { useId } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import styled from 'styled-components';
import { chosenSegment, color, gridStyle, rowStyle, segmentTrack, weight } from '@back-office/shared/theme';
import { PreferenceGroup } from './PreferenceGroup';
import { usePreferences } from './preferences';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor size={16} aria-hidden /> },
] as const;

/** The theme of the whole product, applied at once. */
export function ThemeChoice() {
  const name = useId();
  const [preferences, change] = usePreferences();
  return (
    <PreferenceGroup title="Theme">
      <Segments>
        {themes.map((theme) => (
          <Segment key={theme.value}>
            <input
              type="radio"
              name={name}
              checked={theme.value === preferences.theme}
              onChange={() => change({ theme: theme.value })}
            />
            <span>
              {theme.icon}
              {theme.label}
            </span>
          </Segment>
        ))}
      </Segments>
    </PreferenceGroup>
  );
}

const Segments = styled.div`
  ${gridStyle({ columns: 'repeat(3, 1fr)' })}
  ${segmentTrack}
`;

const Segment = styled.label`
  position: relative;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    ${rowStyle({ gap: 1, justify: 'center', tone: 'secondary', height: '30px', round: 'sm' })}
  }

  input:checked + span {
    ${chosenSegment}
    font-weight: ${weight.medium};
  }

  input:focus-visible + span {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;
