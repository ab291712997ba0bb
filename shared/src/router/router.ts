/** The part of react-router that the product uses. The whole package is twice as large. */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Outlet,
  matchPath,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
