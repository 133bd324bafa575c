import { createFileRoute } from '@tanstack/react-router';
import { NotFoundCard } from '../../features/shell/not-found-card.tsx';

export const Route = createFileRoute('/_main/$')({ staticData: { title: 'Page not found' }, component: NotFoundCard });
