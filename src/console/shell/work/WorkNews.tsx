import { useSignal } from '../signal.ts';
import { workNews } from './workNews.ts';

/** There before there is anything to tell: a region that comes with its text is not read out. */
export const WorkNews = () => {
  const news = useSignal(workNews);
  return (
    <div role="status" className="visually-hidden">
      {news ? (
        <>
          <p>{news.what}</p>
          <p>{news.how}</p>
        </>
      ) : null}
    </div>
  );
};
