import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link, useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, media, space, tabular, text, weight } from '@back-office/shared/theme';
import { Button, Notice, Screen, VisuallyHidden, useToast } from '@back-office/shared/ui';
import type { Module, Section } from '../../domain/course';
import { completedOf, percentCompleted, sectionToContinue } from '../../domain/progress';
import type { SectionPlace } from '../../domain/sections';
import { useEducation } from '../../state/education';
import { DifficultyBadge } from '../DifficultyBadge';
import { Icon } from '../Icon';
import { ProgressLine } from '../ProgressLine';
import { ModuleFooter } from './ModuleFooter';
import { PrintingProvider, useIsPrinting } from './printing';
import { SectionTabs, sectionPanelId, sectionTabId } from './SectionTabs';
import { SectionView } from './SectionView';

interface SectionScreenProps {
  readonly module: Module;
  readonly place: SectionPlace;
  readonly back: { readonly label: string; readonly to: string };
}

/** The current section with tabs, progress and buttons. On paper the whole course. */
export function SectionScreen({ module, place, back }: SectionScreenProps) {
  const { id, title, difficulty, duration, sections } = module;
  const { section, index, previous, next } = place;
  const { progress, setCompleted } = useEducation();
  const completed = completedOf(progress, id);
  const isCompleted = completed.includes(section.id);
  const isPrinting = useIsPrinting();
  const navigate = useNavigate();
  const link = useLedgerLink();
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const { titleRef, focusAfter } = useTitleFocus(section.id);
  const [resumeAt] = useState(() => (index === 0 ? sectionToContinue(module, progress) : undefined));

  const position = `Section ${index + 1} of ${sections.length}`;
  const completedPercent = percentCompleted(module, progress);
  const percent = Math.round(((index + 1) / sections.length) * 100);

  function mark(isNowCompleted: boolean) {
    const result = setCompleted(id, section.id, isNowCompleted);
    if (!result.ok) toast.show({ message: result.message, tone: 'failed' });
    const count = sections.filter((each) =>
      each.id === section.id ? isNowCompleted : completed.includes(each.id),
    ).length;
    setAnnouncement(`${count} of ${pluralize(sections.length, 'section')} completed`);
    return count;
  }

  function goTo(target: Section) {
    focusAfter();
    void navigate(link(paths.educationModule(id, target.id)));
  }

  function goOn() {
    const count = mark(true);
    if (next) return goTo(next);
    const rest = sections.length - count;
    toast.show({
      message: rest === 0 ? `${title} completed` : `${pluralize(rest, 'section')} of ${title} not completed yet`,
    });
    void navigate(link(paths.education()));
  }

  return (
    <Screen
      title={title}
      back={back}
      context={
        <Facts>
          <DifficultyBadge difficulty={difficulty} />
          <Fact>
            <Icon name="clock" />
            {duration} min
          </Fact>
          <OwnFact>{position}</OwnFact>
          {completedPercent > 0 && <OwnFact>{`${completedPercent}% completed`}</OwnFact>}
        </Facts>
      }
      actions={
        <Head>
          <Progress>
            <span>Progress</span>
            <strong>{percent}%</strong>
            <ProgressLine label="Progress" percent={percent} text={position} />
          </Progress>
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
        </Head>
      }
    >
      <SectionTabs module={module} currentId={section.id} completed={completed} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {resumeAt && index === 0 && resumeAt.id !== section.id && (
        <Resume>
          <Notice tone="info">
            You have completed a part of this course.{' '}
            <Link to={link(paths.educationModule(id, resumeAt.id))} onClick={focusAfter}>
              {`Continue with “${resumeAt.title}”`}
            </Link>
          </Notice>
        </Resume>
      )}
      <PrintingProvider value={isPrinting}>
        {sections
          .filter((each) => isPrinting || each.id === section.id)
          .map((each) => (
            <Panel
              key={each.id}
              {...(each.id === section.id && {
                id: sectionPanelId,
                role: 'tabpanel',
                'aria-labelledby': sectionTabId(each.id),
              })}
            >
              <SectionView module={module} section={each} {...(each.id === section.id && { titleRef })} />
            </Panel>
          ))}
      </PrintingProvider>
      <ModuleFooter
        isFirst={previous === undefined}
        isLast={next === undefined}
        isCompleted={isCompleted}
        onPrevious={() => previous && goTo(previous)}
        onToggleCompleted={() => mark(!isCompleted)}
        onNext={goOn}
      />
    </Screen>
  );
}

/** Moves the focus to the title of the next section that is shown, after `focusAfter`. */
function useTitleFocus(sectionId: string) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    titleRef.current?.focus({ preventScroll: true });
    // jsdom has no scrollIntoView.
    titleRef.current?.scrollIntoView?.({ block: 'start' });
  }, [sectionId]);
  return { titleRef, focusAfter: () => (isWanted.current = true) };
}

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[1]};
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

/** About the reader, not about the course, so it is not printed. */
const OwnFact = styled(Fact)`
  ${media.print} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[6]};

  ${media.phone} {
    gap: ${space[4]};
  }
`;

const Progress = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  width: 240px;
  ${text.xs}
  color: ${color.textMuted};

  strong {
    ${tabular}
    font-weight: ${weight.strong};
    color: ${color.text};
  }

  > [role='progressbar'] {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    width: min(220px, 52vw);
  }
`;

const Resume = styled.div`
  max-width: 760px;

  ${media.print} {
    display: none;
  }
`;

const Panel = styled.div`
  margin-top: ${space[2]};

  ${media.print} {
    & + & {
      margin-top: ${space[8]};
    }
  }
`;
