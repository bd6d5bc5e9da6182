/** Checking in: consent, camera, challenges, work place. */
import { refusal } from './refusal.ts';

export const attendanceErrors = {
  EMPLOYEE_MISSING: refusal('BAD_USER_INPUT', 'Your account has no employee record, so there is nothing of your own here. Contact your HR administrator.'),
  CHECKED_IN_ALREADY: refusal('CONFLICT', 'You are checked in already, since %{time}. Reload to see it.'),
  CHECKED_OUT_ALREADY: refusal('CONFLICT', 'You are not checked in, so there is nothing to check out from. Reload to see it.'),
  ATTENDANCE_DEVICE: refusal('BAD_USER_INPUT', 'Attendance is not taken from this kind of device. Use another one or contact your HR administrator.'),
  WORK_PLACE_CLOSED: refusal('BAD_USER_INPUT', 'This work place is not open to you. Choose another one or contact your HR administrator.'),
  WFH_NOT_APPROVED: refusal('BAD_USER_INPUT', 'No approved pre-approval lets you work from home on %{date}. Request one or choose another work place.'),
  LOCATION_CONSENT: refusal('BAD_USER_INPUT', 'Your location is stored only after you agree. Agree first, then check in.'),
  FACE_CONSENT: refusal('BAD_USER_INPUT', 'A face is stored only after the person agrees, in their own session. Ask them to agree under Register face.'),
  FACE_CHECK_MISSING: refusal('BAD_USER_INPUT', 'Your face was not verified, or too long ago. Verify it, then check in.'),
  FACE_CHALLENGE_OVER: refusal('BAD_USER_INPUT', 'These movements were asked for too long ago or were used already. Start again.'),
  FACE_CHALLENGE_NOT_DONE: refusal('BAD_USER_INPUT', 'A movement was not seen. Do each one clearly, in good light, and try again.'),
  FACE_NOT_LIVE: refusal('BAD_USER_INPUT', 'The camera does not see a living face. Take new pictures of yourself, not of a photograph or a screen.'),
  FACE_NOT_SEEN: refusal('BAD_USER_INPUT', 'There is no face on a picture. Come closer, in good light, and try again.'),
  FACE_SEVERAL: refusal('BAD_USER_INPUT', 'There is more than one face on a picture. Stay alone before the camera and try again.'),
  FACE_TOO_SMALL: refusal('BAD_USER_INPUT', 'The face is too small on a picture. Come closer and try again.'),
  FACE_NOT_AHEAD: refusal('BAD_USER_INPUT', 'The face looks aside. Look straight at the camera and try again.'),
  FACE_DIFFERENT: refusal('BAD_USER_INPUT', 'The pictures show different faces. Take all of them of one person.'),
  FACE_PICTURE: refusal('BAD_USER_INPUT', 'A picture cannot be used. Send PNG pictures of 64 to 1280 pixels a side.'),
  FACE_BUSY: refusal('RATE_LIMITED', 'Many people verify their faces at this moment. Wait half a minute, then try again.'),
  ROSTER_RULES: refusal('BAD_USER_INPUT', '%{smart_count} shift breaks the rules of the roster settings, that of %{name}, so nothing was published. Change it. |||| %{smart_count} shifts break the rules of the roster settings, the first that of %{name}, so nothing was published. Change them.', { duration: null }),
};
