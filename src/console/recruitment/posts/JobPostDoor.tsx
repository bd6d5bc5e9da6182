import { Navigate, useSearchParams } from 'react-router-dom';

/** /job-post: 'Job Post Details'. The post that the address names, else the list of posts. */
export const JobPostDoor = () => {
  const [asked] = useSearchParams();
  const id = ['jobPostId', 'id', 'Job_Post_Id'].map((name) => asked.get(name)).find((value) => value !== null && /^\d{1,18}$/.test(value));
  return <Navigate to={id === undefined ? '/recruitment/job-posts' : `/recruitment/job-posts/${id}`} replace />;
};
