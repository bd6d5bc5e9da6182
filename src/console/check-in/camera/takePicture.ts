/** Pixels of the longer side: enough for a face, small on the wire. */
const SIDE = 420;

/** What the video shows now, as the base64 of a PNG. */
export const takePicture = (video: HTMLVideoElement): string => {
  const scale = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
};
