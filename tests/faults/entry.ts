/** The server under test, which is killed. */
import './preload'
import '../../site/services/start'
