import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useFold } from '@back-office/shared/area';
import { useLocation } from '@back-office/shared/router';
import { activeEntry, type MenuEntry } from '@back-office/shared/routes';
import { color, motion, radius } from '@back-office/shared/theme';
import { IndentedList } from './IndentedList';
import { financialSuiteEntries, reportEntries } from './navigation';
import { NavEntry } from './NavEntry';
import { NavList } from './NavList';
import { Submenu } from './Submenu';

interface FinancialSuiteSubmenuProps {
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

const lightable: readonly MenuEntry[] = [...financialSuiteEntries, ...reportEntries];

/**
 * Reports both routes to `/reports` and unfolds its list; the chevron unfolds without leaving the page. Folded over the
 * current report, Reports carries its mark.
 */
export function FinancialSuiteSubmenu({ onBack, onNavigate }: FinancialSuiteSubmenuProps) {
  const { pathname } = useLocation();
  const active = activeEntry(pathname, lightable);
  const isReport = active !== undefined && reportEntries.includes(active);
  const [isUnfolded, setUnfolded] = useFold(isReport);
  const listId = useId();

  return (
    <Submenu title="Financial Suite" onBack={onBack}>
      <IndentedList>
        {financialSuiteEntries.map((entry) => (
          <li key={entry.label}>
            {entry.children ? (
              <>
                <Row>
                  <NavEntry
                    label={entry.label}
                    path={entry.path}
                    isActive={entry === active || (isReport && !isUnfolded)}
                    onFollow={() => {
                      setUnfolded(true);
                      onNavigate?.();
                    }}
                  />
                  <Unfold
                    type="button"
                    aria-label="Reports list"
                    aria-expanded={isUnfolded}
                    aria-controls={listId}
                    onClick={() => setUnfolded(!isUnfolded)}
                  >
                    <ChevronDown size={16} aria-hidden />
                  </Unfold>
                </Row>
                <Reports id={listId} hidden={!isUnfolded}>
                  {entry.children.map((report) => (
                    <li key={report.label}>
                      <NavEntry
                        label={report.label}
                        path={report.path}
                        isActive={report === active}
                        onFollow={onNavigate}
                      />
                    </li>
                  ))}
                </Reports>
              </>
            ) : (
              <NavEntry label={entry.label} path={entry.path} isActive={entry === active} onFollow={onNavigate} />
            )}
          </li>
        ))}
      </IndentedList>
    </Submenu>
  );
}

const Row = styled.div`
  position: relative;
`;

const Unfold = styled.button`
  position: absolute;
  inset: 2px 2px 2px auto;
  display: grid;
  place-items: center;
  width: 32px;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.textSecondary};
  cursor: pointer;

  &:hover {
    background: ${color.bgActive};
  }

  svg {
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Reports = styled(NavList)`
  margin-top: 2px;

  &[hidden] {
    display: none;
  }

  && a,
  && button {
    padding-inline-start: 42px;
  }
`;
