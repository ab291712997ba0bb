import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLedgerLink } from '@back-office/shared/ledger';
import { Link } from '@back-office/shared/router';
import { color, media, motion, radius, space, text, weight } from '@back-office/shared/theme';
import type { Faq } from '../../domain/course';
import { faqChips, faqsOf, type FaqChip } from '../../domain/faqs';
import { noScope, withFigures } from '../../domain/figures';
import { reportAddress } from '../../domain/reportLink';
import { Icon } from '../Icon';
import { usePrinting } from './printing';
import { reportProblem } from './reportProblem';
import { RichText } from './RichText';

interface FaqListProps {
  readonly faqs: readonly Faq[];
  /** Ids of the FAQs that stand first. */
  readonly first: readonly string[];
  /** Id of the FAQ that the address names: open at first and scrolled to. */
  readonly opened: string | undefined;
}

/** Questions and answers of the course, by category. Several can be open. */
export function FaqList({ faqs, first, opened }: FaqListProps) {
  const [chip, setChip] = useState<FaqChip>('all');
  const [open, setOpen] = useState<readonly string[]>(opened === undefined ? [] : [opened]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (opened === undefined) return;
    const button = list.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
    // jsdom has no scrollIntoView.
    button?.scrollIntoView?.({ block: 'center' });
    button?.focus({ preventScroll: true });
  }, [opened]);

  const isPrinting = usePrinting();
  const shown = faqsOf(faqs, first, chip);
  const toggle = (id: string) =>
    setOpen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  return (
    <Section>
      <h3>Questions</h3>
      <Chips role="group" aria-label="FAQ category">
        {faqChips.map((each) => (
          <Chip key={each} type="button" aria-pressed={each === chip} onClick={() => setChip(each)}>
            {each}
          </Chip>
        ))}
      </Chips>
      {shown.length === 0 ? (
        <None role="status">No FAQs found for the selected category.</None>
      ) : (
        <List ref={list}>
          {shown.map((faq) => (
            <FaqItem
              key={faq.id}
              faq={faq}
              isOpen={isPrinting || open.includes(faq.id)}
              onToggle={() => toggle(faq.id)}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

interface FaqItemProps {
  readonly faq: Faq;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FaqItem({ faq, isOpen, onToggle }: FaqItemProps) {
  const answerId = useId();
  const scope = withFigures(noScope, faq.figures, reportProblem);
  const link = useLedgerLink();
  const { answer, examples = [], reports = [] } = faq;
  return (
    <Item>
      <h4>
        <Asked type="button" aria-expanded={isOpen} aria-controls={isOpen ? answerId : undefined} onClick={onToggle}>
          {faq.question}
          <Icon name="chevronDown" size={18} />
        </Asked>
      </h4>
      {isOpen && (
        <Answer id={answerId}>
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} scope={scope} />
            </p>
          ))}
          {examples.map((example) => (
            <Example key={example}>
              <strong>Example:</strong> <RichText text={example} scope={scope} />
            </Example>
          ))}
          {reports.map(({ report, label }) => (
            <p key={label}>
              <ReportLink to={link(reportAddress(report))}>{label}</ReportLink>
            </p>
          ))}
        </Answer>
      )}
    </Item>
  );
}

const Section = styled.section`
  max-width: 760px;

  > h3 {
    ${text.md}
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-block: ${space[3]};

  ${media.print} {
    display: none;
  }
`;

const Chip = styled.button`
  height: 32px;
  && {
    padding: 0 ${space[3]};
    border: 1px solid ${color.borderStrong};
  }
  border-radius: ${radius.full};
  ${text.xs}
  font-weight: ${weight.medium};
  color: ${color.textSecondary};
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${color.bgHover};
  }

  &&[aria-pressed='true'] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
    color: ${color.accentText};
  }
`;

const None = styled.p`
  padding: ${space[4]} 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  color: ${color.textMuted};
`;

const List = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;

const Item = styled.div`
  break-inside: avoid;

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const Asked = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: 48px;
  && {
    padding: ${space[3]} 20px;
  }
  border-radius: ${radius.lg};
  font-weight: ${weight.medium};
  text-align: start;

  svg {
    color: ${color.textMuted};
    transition: rotate ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.print} {
    svg {
      display: none;
    }
  }
`;

const Answer = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: calc(66ch + 40px);
  padding: 0 20px ${space[4]};
  line-height: 22px;
  color: ${color.textSecondary};
`;

const ReportLink = styled(Link)`
  font-weight: ${weight.medium};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Example = styled.p`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.border};

  strong {
    font-weight: ${weight.medium};
    color: ${color.text};
  }
`;
