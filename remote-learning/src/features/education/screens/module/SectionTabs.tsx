import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { centered, color, media, motion, radius, rowStyle, size, textStyle } from '@back-office/shared/theme';
import { TabList, tabProps } from '@back-office/shared/ui/tabs';
import type { ModuleOutline } from '../../domain/course';

interface SectionTabsProps {
  readonly module: Pick<ModuleOutline, 'id' | 'sections'>;
  readonly currentId: string;
  readonly completed: readonly string[];
}

export const sectionPanelId = 'education-section';
export const sectionTabId = (sectionId: string) => `education-tab-${sectionId}`;

/**
 * The sections as numbered tabs; completed ones have a tick. They are links, so that each opens in a new tab of the
 * browser too.
 */
export function SectionTabs({ module, currentId, completed }: SectionTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const link = useLedgerLink();

  // Tabs that do not fit scroll sideways.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - 48;
  }, [currentId]);

  return (
    <Strip ref={list} aria-label="Sections">
      {module.sections.map(({ id, title }, index) => {
        const isCurrent = id === currentId;
        const isCompleted = completed.includes(id);
        return (
          <Tab
            key={id}
            id={sectionTabId(id)}
            aria-label={`${index + 1} ${title}${isCompleted ? ', completed' : ''}`}
            {...tabProps(isCurrent, sectionPanelId)}
            to={link(paths.educationModule(module.id, id))}
            preventScrollReset
          >
            <Mark $isCurrent={isCurrent} $isCompleted={isCompleted}>
              {isCompleted ? <Check size={14} aria-hidden /> : index + 1}
            </Mark>
            <span>{title}</span>
          </Tab>
        );
      })}
    </Strip>
  );
}

const Strip = styled(TabList)`
  ${rowStyle({ gap: 4, align: 'stretch', on: 'screen', line: 'bottom', relative: true })}
  overflow-x: auto;
  scrollbar-width: none;

  ${media.phone} {
    margin-inline: calc(-1 * ${size.gutter});
    padding-inline: ${size.gutter};
  }
`;

const Tab = styled(Link)`
  ${rowStyle({ gap: '10px', align: 'start', maxWidth: '220px', pad: [2, '2px', 3], size: 'xs' })}
  flex: 1 1 0;
  min-width: 124px;
  border-bottom: 2px solid transparent;
  line-height: 20px;
  transition: border-color ${motion.fast};

  ${media.phone} {
    min-width: 164px;
  }

  && {
    color: ${color.textMuted};
  }

  &&:hover {
    color: ${color.text};
  }

  &&[aria-selected='true'] {
    border-color: ${color.accent};
    ${textStyle({ tone: 'text', weight: 'strong' })}
  }

  &:focus-visible {
    border-radius: ${radius.sm};
    outline-offset: -2px;
  }
`;

const Mark = styled.span<{ readonly $isCurrent: boolean; readonly $isCompleted: boolean }>`
  ${centered}
  ${textStyle({ fixed: true, square: '20px', round: 'full', weight: 'medium' })}
  border: 1px solid ${(props) => (props.$isCurrent ? color.accent : color.borderControl)};
  background-color: ${(props) => props.$isCurrent && color.accent};
  font-size: 12px;
  line-height: 1;
  color: ${(props) => props.$isCurrent && color.onAccent};
  ${(props) =>
    props.$isCompleted &&
    !props.$isCurrent && {
      borderColor: 'transparent',
      backgroundColor: color.positiveSubtle,
      color: color.positive,
    }}
`;
