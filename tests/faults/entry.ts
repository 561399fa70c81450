/** The server under test, which is killed. */
import './preload'
import '../../site/server/start'
