import type { Ref } from 'react';
import styled from 'styled-components';
import { H2, H3 } from '@back-office/shared/area';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link, useSearchParams } from '@back-office/shared/router';
import {
  boxStyle,
  gridStyle,
  media,
  space,
  text,
  textStyle,
  underlined,
  weight,
  withoutRing,
} from '@back-office/shared/theme';
import type { Module, Section } from '../../domain/course';
import { noScope, withFigures } from '../../domain/figures';
import { reportAddress } from '../../domain/reportLink';
import { useFeeNote } from '../../state/useFeeNote';
import { Blocks } from './Blocks';
import { CalculatorCard } from './CalculatorCard';
import { ExampleCard } from './ExampleCard';
import { FaqList } from './FaqList';
import { usePrinting } from '../../state/education';
import { QuestionCard } from './QuestionCard';
import { reportProblem } from './RichText';
import { ScenarioSelector } from './ScenarioSelector';

interface SectionViewProps {
  readonly module: Module;
  readonly section: Section;
  /** The heading, for focusing it. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Everything of a section, in the order in which one learns: text, scenarios, examples, questions, reports, FAQs. */
export function SectionView({ module, section, titleRef }: SectionViewProps) {
  const { title, content, figures, scenarios = [], examples = [], questions = [], reports = [], calculator } = section;
  const link = useLedgerLink();
  const [params] = useSearchParams();
  const faq = params.get('faq') ?? undefined;
  // They belong to the course: on paper they stand once, at the end.
  const hasFaqs = !usePrinting() || section.id === module.sections.at(-1)?.id;
  const feeNote = useFeeNote()(section);
  const scope = withFigures(noScope, figures, reportProblem);
  return (
    <Columns $hasAside={calculator !== undefined}>
      <Main>
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        <Blocks
          blocks={feeNote === undefined ? content : [{ type: 'note', text: feeNote }, ...content]}
          scope={scope}
          pictures={module.visualizations}
        />
        {section.type === 'timeline' && <ScenarioSelector scenarios={scenarios} scope={scope} />}
        {examples.map((example) => (
          <ExampleCard key={example.id} example={example} scope={scope} />
        ))}
        {questions.map((question) => (
          <QuestionCard key={question.id} question={question} scope={scope} />
        ))}
        {reports.length > 0 && (
          <Reports>
            <H3>In your reports</H3>
            <ul>
              {reports.map(({ report, label }) => (
                <li key={label}>
                  <Link to={link(reportAddress(report))}>{label}</Link>
                </li>
              ))}
            </ul>
          </Reports>
        )}
      </Main>
      {calculator && (
        <Beside>
          <CalculatorCard calculator={calculator} />
        </Beside>
      )}
      <Faqs hidden={!hasFaqs}>
        <FaqList key={faq} faqs={module.faqs} first={section.faqs ?? []} opened={faq} />
      </Faqs>
    </Columns>
  );
}

/** The calculator stands beside the text where there is room, otherwise between the text and the FAQs. */
const Columns = styled.div<{ readonly $hasAside: boolean }>`
  ${gridStyle({ gap: [8, 12], columns: 'minmax(0, 760px)', print: { block: true } })}

  @media screen and (min-width: 1240px) {
    grid-template-columns: ${(props) => props.$hasAside && 'minmax(0, 760px) minmax(280px, 320px)'};
  }
`;

const Main = styled.div`
  ${gridStyle({ gap: 6, columns: 'minmax(0, 1fr)', shrink: true })}
  align-content: start;

  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space[4]};
    }
  }
`;

const Beside = styled.div`
  ${boxStyle({ shrink: true, print: { above: 4 } })}

  @media screen and (min-width: 1240px) {
    grid-column: 2;
    grid-row: 1 / span 2;

    > * {
      position: sticky;
      top: ${space[6]};
    }
  }
`;

const Faqs = styled.div`
  grid-column: 1;
  ${boxStyle({ print: { above: 6 } })}
`;

const Title = styled(H2)`
  ${text.lg}
  scroll-margin-top: ${space[6]};
  ${withoutRing}
`;

const Reports = styled.section`
  :is(h3, h4, h5) {
    ${text.sm}
  }

  a {
    font-weight: ${weight.medium};
  }

  a:hover {
    ${underlined}
  }

  li {
    ${textStyle({ padY: '3px', tone: 'secondary' })}
  }
`;
