import { LayoutGrid, List } from 'lucide-react';
import styled from 'styled-components';
import { color, media, radius, rowStyle, size, square, textStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import type { Layout } from '../state/useCategoriesView';

interface LayoutToggleProps {
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
}

const choices = [
  { layout: 'list', label: 'List', icon: <List /> },
  { layout: 'grid', label: 'Grid', icon: <LayoutGrid /> },
] as const;

/** Switches between list and grid. */
export function LayoutToggle({ layout: current, onChange }: LayoutToggleProps) {
  return (
    <Group role="group" aria-label="View">
      {choices.map(({ layout, label, icon }) => (
        <IconButton
          key={layout}
          label={label}
          icon={icon}
          size="small"
          aria-pressed={layout === current}
          onClick={() => onChange(layout)}
        />
      ))}
    </Group>
  );
}

const Group = styled.div`
  ${rowStyle({ gap: '2px', fixed: true, pad: '1px', round: 'md', ground: 'raised' })}
  height: ${size.control};
  border: 1px solid ${color.borderStrong};

  button {
    border-radius: calc(${radius.md} - 2px);
    color: ${color.textSecondary};
  }

  button[aria-pressed='true'] {
    ${textStyle({ ground: 'active', tone: 'text' })}
  }

  ${media.phone} {
    button {
      ${square('36px')}
    }
  }
`;
