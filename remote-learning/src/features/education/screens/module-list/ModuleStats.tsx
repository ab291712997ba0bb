import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { color, media, radius, space, tabular, text, weight } from '@back-office/shared/theme';
import type { ModuleCounts } from '../../domain/moduleFilters';
import { Icon } from '../Icon';

const stats = [
  { name: 'modules', label: 'available modules', icon: 'book' },
  { name: 'sections', label: 'total sections', icon: 'list' },
  { name: 'faqs', label: 'FAQ items', icon: 'question' },
] as const;

export function ModuleStats({ counts }: { readonly counts: ModuleCounts }) {
  return (
    <Row aria-label="Education Center at a glance">
      {stats.map(({ name, label, icon }) => (
        <Stat key={name}>
          <Icon name={icon} size={18} />
          <strong>{formatCount(counts[name])}</strong> {label}
        </Stat>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;

const Stat = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} 20px;
  color: ${color.textMuted};

  & + & {
    border-inline-start: 1px solid ${color.border};
  }

  strong {
    ${text.lg}
    ${tabular}
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  ${media.phone} {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    padding: ${space[3]};
    ${text.xs}

    svg {
      display: none;
    }
  }
`;
