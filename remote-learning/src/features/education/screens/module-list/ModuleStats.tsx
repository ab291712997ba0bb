import { BookOpen, CircleHelp, List } from 'lucide-react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, rowStyle, textStyle } from '@back-office/shared/theme';
import { Grid } from '@back-office/shared/ui';
import type { ModuleCounts } from '../../domain/moduleFilters';

const stats = [
  { name: 'modules', label: 'available modules', Icon: BookOpen },
  { name: 'sections', label: 'total sections', Icon: List },
  { name: 'faqs', label: 'FAQ items', Icon: CircleHelp },
] as const;

export function ModuleStats({ counts }: { readonly counts: ModuleCounts }) {
  return (
    <Grid as="ul" columns="repeat(3, minmax(0, 1fr))" card aria-label="Education Center at a glance">
      {stats.map(({ name, label, Icon }) => (
        <Stat key={name}>
          <Icon size={18} aria-hidden />
          <strong>{formatCount(counts[name])}</strong> {label}
        </Stat>
      ))}
    </Grid>
  );
}

const Stat = styled.li`
  ${rowStyle({ gap: [1, 3], wrap: true, tone: 'muted', pad: [3, '20px'] })}

  & + & {
    border-inline-start: 1px solid ${color.border};
  }

  strong {
    ${textStyle({ size: 'lg', tone: 'text', weight: 'strong', tabular: true })}
  }

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    ${textStyle({ size: 'xs', pad: 3 })}

    svg {
      display: none;
    }
  }
`;
