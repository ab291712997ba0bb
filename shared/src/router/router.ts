/** The react-router API in use, and no more: the whole package costs twice the bytes. */
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
