import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useSectionOpen } from '@back-office/shared/area';
import { useLocation } from '@back-office/shared/router';
import { activeItem, type MenuItem } from '@back-office/shared/routes';
import { color, motion, radius } from '@back-office/shared/theme';
import { financialSuiteItems, reportItems } from './navigation';
import { NavItem, NavList } from './NavItem';
import { IndentedList, Submenu } from './Submenu';

interface FinancialSuiteSubmenuProps {
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

const allItems: readonly MenuItem[] = [...financialSuiteItems, ...reportItems];

/**
 * Reports links to `/reports` and opens its list; the chevron opens the list without leaving the page. While the list is
 * closed, Reports is marked for the current report.
 */
export function FinancialSuiteSubmenu({ onBack, onNavigate }: FinancialSuiteSubmenuProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname, allItems);
  const isReport = active !== undefined && reportItems.includes(active);
  const [isOpen, setOpen] = useSectionOpen(isReport);
  const listId = useId();

  return (
    <Submenu title="Financial Suite" onBack={onBack}>
      <IndentedList>
        {financialSuiteItems.map((item) => (
          <li key={item.label}>
            {item.children ? (
              <>
                <Row>
                  <NavItem
                    label={item.label}
                    path={item.path}
                    isActive={item === active || (isReport && !isOpen)}
                    onFollow={() => {
                      setOpen(true);
                      onNavigate?.();
                    }}
                  />
                  <ListToggle
                    type="button"
                    aria-label="Reports list"
                    aria-expanded={isOpen}
                    aria-controls={listId}
                    onClick={() => setOpen(!isOpen)}
                  >
                    <ChevronDown size={16} aria-hidden />
                  </ListToggle>
                </Row>
                <Reports id={listId} hidden={!isOpen}>
                  {item.children.map((report) => (
                    <li key={report.label}>
                      <NavItem
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
              <NavItem label={item.label} path={item.path} isActive={item === active} onFollow={onNavigate} />
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

const ListToggle = styled.button`
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
